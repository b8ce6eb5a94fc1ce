import { SpanKind, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/** Makes the spans of the server. They cost nothing before `startTraces` has named a collector. */
export const tracer = trace.getTracer('octavo');

/** Runs work as a step of the present trace, such as a call of another service. Errors are marked without their messages. */
export const inSpan = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The message is left out, because it may contain customers' data.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

/**
 * Adds a step that has just ended to the trace of the present request. Outside a request, such as during the start, it is
 * dropped.
 */
export const addSpan = (name: string, milliseconds: number, options: SpanOptions): void => {
  if (!trace.getActiveSpan()) return;
  const endTime = Date.now();
  tracer.startSpan(name, { ...options, startTime: endTime - milliseconds }).end(endTime);
};
