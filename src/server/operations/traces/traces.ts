import type { Line } from '../../http/overload.ts';

/** A traced request. */
export interface TracedRequest {
  /** Runs the work of the request in its trace, so that further steps become part of it. */
  run(work: () => void): void;
  end(status: number): void;
}

interface RequestFacts {
  /** Method and route, without values of parameters. */
  name: string;
  /** Number of the request in the log. */
  id: string;
  /** Header `traceparent` of a trusted proxy. */
  parent: string | undefined;
}

/** Traces of requests with their steps, sent to a collector. */
export interface Traces {
  startRequest(facts: RequestFacts): TracedRequest;
  /** Runs work as a step of the current trace, such as a call of another service. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Adds a database statement that has just ended, with its duration. */
  statement(sql: string, milliseconds: number): void;
  /** Adds a wait in a line of the load shedding that has just ended. */
  waited(line: Line, seconds: number): void;
  /** Sends the remaining spans to the collector. */
  stop(): Promise<void>;
}
