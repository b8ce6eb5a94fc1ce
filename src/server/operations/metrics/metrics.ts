import type { RouteClass, SheddingObserver } from '../../http/overload.ts';
import type { AnyCall } from '../../http/request-context.ts';
import type { SecurityMetrics } from '../../http/security-events.ts';
import type { CountStreamed } from '../../statistics/event-stream.ts';

/** Classes of answers in the metrics: the classes of calls, and four for all other answers. */
export type AnsweredClass = RouteClass | 'pages' | 'events' | 'health' | 'other';

interface Answered {
  class: AnsweredClass;
  /** Call of the API that was answered; null for pages and other answers. */
  call: AnyCall | null;
  status: number;
  seconds: number;
}

/** Figures of one server process, for Prometheus. */
export interface Metrics extends Required<SheddingObserver>, SecurityMetrics {
  answered(answer: Answered): void;
  /** Counts events that were sent to `STATISTICS_URL`, lost, or above a limit. */
  streamed: CountStreamed;
  /** Value of `Content-Type` for `text`. */
  contentType: string;
  /** Returns all metrics in the text format of Prometheus. Never rejects. */
  text(): Promise<string>;
}
