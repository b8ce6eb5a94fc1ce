import type { Line } from '../http/overload/request-queue.ts';
import type { RouteClass } from '../http/overload/route-classes.ts';
import type { AnyCall } from '../http/request-context.ts';
import type { SecurityEvent } from '../http/security-events.ts';

/** Classes of routes: those of calls, and the rest of the server. */
export type AnsweredClass = RouteClass | 'pages' | 'events' | 'health' | 'other';

interface Answered {
  class: AnsweredClass;
  /** Null for what is no call of the API. */
  call: AnyCall | null;
  status: number;
  seconds: number;
}

/** Figures of one server process, for Prometheus. */
export interface Metrics {
  answered(answer: Answered): void;
  /** Called when a request has waited for its turn. */
  waited(line: Line, seconds: number): void;
  shed(line: Line): void;
  securityEvent(event: SecurityEvent): void;
  /** Type of the text. */
  contentType: string;
  /** Returns all metrics as Prometheus reads them. It never rejects. */
  text(): Promise<string>;
}
