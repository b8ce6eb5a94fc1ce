/** Row about a metric, for Prometheus and the documents. */
interface MetricRow {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Names of the labels. Their values come from closed sets, so that visitors cannot add time series. */
  labels?: readonly string[];
  /** Upper bounds of a histogram, in seconds. */
  buckets?: readonly number[];
  /** True if the figure is read from the database. It is then absent while the database does not answer. */
  isStored?: true;
}

/** Every metric of the server. A test compares these rows with the table in `deploy/README.md`. */
export const metricRows = {
  octavo_answers_total: {
    kind: 'counter',
    help: 'Answers by route class and status',
    labels: ['class', 'status'],
  },
  octavo_answer_seconds: {
    kind: 'histogram',
    help: 'Seconds from a request to its answer',
    labels: ['class'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  },
  octavo_call_answers_total: {
    kind: 'counter',
    help: 'Answers of a call of the API, and to events of the payment service: done, refused (4xx) or failed (5xx)',
    labels: ['call', 'outcome'],
  },
  octavo_queue_seconds: {
    kind: 'histogram',
    help: 'Seconds that requests waited for their turn',
    labels: ['line'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 3],
  },
  octavo_shed_total: {
    kind: 'counter',
    help: 'Requests that were refused because they would have waited too long',
    labels: ['line'],
  },
  octavo_security_events_total: {
    kind: 'counter',
    help: 'Security events, among them failed logins',
    labels: ['event'],
  },
  octavo_streamed_events_total: {
    kind: 'counter',
    help: 'Statistics events for `STATISTICS_URL`: sent; lost because the buffer was full, the receiver refused them or the server stopped; or left out because they were above a limit of their sender',
    labels: ['outcome'],
  },
  octavo_database_connections: {
    kind: 'gauge',
    help: 'Connections to PostgreSQL in use and idle, and requests that wait for one',
    labels: ['state'],
  },
  octavo_database_up: { kind: 'gauge', help: '1 while the database tells the stored figures, else 0' },
  octavo_letters_waiting: { kind: 'gauge', help: 'Letters that are not sent yet', isStored: true },
  octavo_letters_retried: {
    kind: 'gauge',
    help: 'Letters that could not be sent and are tried again',
    isStored: true,
  },
  octavo_oldest_letter_seconds: { kind: 'gauge', help: 'Age of the oldest letter not sent', isStored: true },
  octavo_orders_last_hour: {
    kind: 'gauge',
    help: 'Orders that were placed in the last hour',
    isStored: true,
  },
  octavo_orders_last_day: {
    kind: 'gauge',
    help: 'Orders that were placed in the last 24 hours, by their present status',
    labels: ['status'],
    isStored: true,
  },
  octavo_files_arriving: {
    kind: 'gauge',
    help: 'Files whose upload began and has not ended',
    isStored: true,
  },
  octavo_disk_free_bytes: { kind: 'gauge', help: 'Free bytes of the disk of DATA_DIR' },
  octavo_stopping: { kind: 'gauge', help: '1 after the server has begun to stop, else 0' },
} as const satisfies Record<string, MetricRow>;

export type MetricName = keyof typeof metricRows;
