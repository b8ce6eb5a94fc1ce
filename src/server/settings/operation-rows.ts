import {
  builtFolder,
  highestPort,
  integer,
  logLevel,
  type SettingRow,
  share,
  text,
  url,
} from './setting-kinds.ts';

/** Settings of limits, statistics, stopping, logs, metrics, traces and the built files. */
export const operationRows = {
  ATTEMPTS_PER_MINUTE: {
    key: 'triesPerMinute',
    kind: integer(120),
    meaning:
      'rate limit of one network for each kind of call: logging in, registering, changing a password, sending a mail, opening a mailed link, opening a payment page; also the requested reset links in an hour and the wrong discount codes in 15 minutes',
    example: '120',
  },
  ATTEMPTS_PER_ACCOUNT: {
    key: 'triesPerAccount',
    kind: integer(10),
    meaning:
      "rate limit of one account: logins, registrations and password changes in 15 minutes; mails to one address and downloads of one account's data in an hour; three times this number of wrong discount codes in 15 minutes, and of orders in an hour",
    example: '10',
  },
  DISK_FLOOR_MB: {
    key: 'diskFloorMb',
    kind: integer(null),
    default: '512, or 5 % of a small disk',
    meaning:
      'free space below which uploads and statistics are refused with 507, and below a quarter of it accounts and orders too; 10,000 free inodes, or 5 %, count alike',
    example: '512',
  },
  REGISTRATIONS_PER_DAY: {
    key: 'registrationsPerDay',
    kind: integer(200),
    meaning:
      'registrations that one network may try in a day, those with a taken address included; with one mailbox, `ATTEMPTS_PER_ACCOUNT`',
    example: '200',
  },
  ORDERS_PER_DAY: {
    key: 'ordersPerDay',
    kind: integer(100),
    meaning: "orders of one client's mailbox in a day; of one network ten times as many",
    example: '100',
  },
  MESSAGES_PER_DAY: {
    key: 'messagesPerDay',
    kind: integer(100),
    meaning:
      'messages to writers, and requests that attach files, of one client in a day; of one network ten times as many',
    example: '100',
  },
  UPLOADS_PER_DAY: {
    key: 'uploadsPerDay',
    kind: integer(50),
    meaning:
      'files of 20 MB, or as many bytes in up to ten times as many files, of one client or person of the office in a day; of one network ten times as many from clients',
    example: '50',
  },
  STATISTICS_PER_MINUTE: {
    key: 'eventsPerMinute',
    kind: integer(600),
    meaning:
      'statistics events of one network that one process keeps in a minute, and a hundred times as many in a day; what is above is counted. Each process counts its own, so N processes keep up to N times as many',
    example: '600',
  },
  STATISTICS_URL: {
    key: 'statisticsUrl',
    kind: url(null, 'an address that takes lines of JSON', 'http:', 'https:'),
    meaning:
      'address that takes the statistics events instead of the database, as lines of JSON by POST, such as a ClickHouse',
    example: 'http://octavo:password@clickhouse:8123/?query=INSERT%20INTO%20events%20FORMAT%20JSONEachRow',
    isSecret: true,
  },
  STATISTICS_DAYS: {
    key: 'eventDays',
    kind: integer(60),
    meaning: 'days for which statistics events are kept; the figures of their days have no end',
    example: '60',
  },
  DRAIN_MS: {
    key: 'drainMs',
    kind: integer(5000),
    meaning: 'how long a stopping server still takes requests after `/readyz` has turned 503',
    example: '5000',
  },
  STOP_WITHIN_MS: {
    key: 'stopTimeoutMs',
    kind: integer(10_000),
    meaning: 'how long it then waits for requests in flight',
    example: '10000',
  },
  LOG_LEVEL: {
    key: 'logLevel',
    kind: logLevel,
    meaning: 'level of pino; `info` writes one JSON line for each answer',
    example: 'info',
  },
  METRICS_PORT: {
    key: 'metricsPort',
    kind: integer(null, highestPort),
    meaning:
      'port of its own, on which Prometheus reads `/metrics`; without it nothing is measured. Each process needs another one',
    example: '9464',
  },
  METRICS_HOST: {
    key: 'metricsHost',
    kind: text('127.0.0.1'),
    meaning:
      'address of that port; `0.0.0.0` in a container. Nothing protects it, so keep it from the public',
    example: '127.0.0.1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    key: 'tracesEndpoint',
    kind: url(null, 'the address of a collector', 'http:', 'https:'),
    meaning:
      "address of a collector, to which traces are sent by OpenTelemetry's protocol (JSON over HTTP); without it nothing is traced",
    example: 'http://127.0.0.1:4318',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    key: 'tracesShare',
    kind: share,
    meaning: 'share of the requests that are traced, from 0 to 1',
    example: '0.1',
  },
  DIST_DIR: {
    key: 'distFolder',
    kind: builtFolder,
    default: 'beside the server',
    meaning: 'folder that holds the built `embed`, `cabinet` and `demo`',
    example: '/srv/octavo/dist',
  },
} as const satisfies Record<string, SettingRow>;
