import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../../settings/settings.ts';
import type { Traces } from './traces.ts';

/** Maximum time that a stop waits for the collector, in ms. */
const stopTimeoutMs = 2000;

/** Returns the context of a trace that a proxy has begun, from the header `traceparent` (W3C Trace Context). */
const parentOf = (header: string | undefined): Context => {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '0', 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const createProvider = ({ endpoint, share }: TraceSettings) =>
  new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'octavo' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: stopTimeoutMs,
        }),
      }),
    ],
  });

/** Marks a span as failed. The error's message is left out, because it may contain customers' data. */
const markFailed = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

/** Creates the traces of one server process. This module is loaded only if the settings name a collector. */
export const createTraces = (settings: TraceSettings): Traces => {
  const provider = createProvider(settings);
  const tracer = provider.getTracer('octavo');
  const current = new AsyncLocalStorage<Context>();

  /**
   * Adds a step that has just ended to the trace of the current request. Outside a request, for example during the start, the
   * step is dropped.
   */
  const addEnded = (
    name: string,
    milliseconds: number,
    options: { kind?: SpanKind; attributes: Attributes },
  ) => {
    const context = current.getStore();
    if (!context) return;
    const endTime = Date.now();
    tracer.startSpan(name, { ...options, startTime: endTime - milliseconds }, context).end(endTime);
  };
  return {
    startRequest: ({ name, id, parent }) => {
      const attributes = { 'octavo.request_id': id };
      const above = parentOf(parent);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, above);
      const context = trace.setSpan(above, span);
      return {
        // Requests outside the traced share run without a context, so that tracing costs them no time.
        run: (work) => (span.isRecording() ? current.run(context, work) : work()),
        end: (status) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) markFailed(span);
          span.end();
        },
      };
    },
    step: async (name, work) => {
      const above = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, above);
      try {
        return await current.run(trace.setSpan(above, span), work);
      } catch (error) {
        markFailed(span);
        throw error;
      } finally {
        span.end();
      }
    },
    statement: (sql, milliseconds) =>
      addEnded(sql.split(' ', 1)[0] ?? '', milliseconds, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.query.text': sql },
      }),
    waited: (line, seconds) => {
      if (seconds > 0) addEnded('queue', seconds * 1000, { attributes: { 'octavo.line': line } });
    },
    stop: async () => {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        pause(stopTimeoutMs, undefined, { ref: false }),
      ]);
    },
  };
};
