import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from '../../spans.ts';
import { classOf } from '../metrics/observe-answers.ts';

/**
 * Traces all routes except the health checks, which come every second and show little. With `hasProxy`, a trusted proxy may
 * have begun the trace.
 */
export const traceRequests = (app: FastifyInstance, { hasProxy }: { hasProxy: boolean }): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  const propagator = new W3CTraceContextPropagator();
  app.addHook('onRequest', (request, _reply, done) => {
    if (classOf(request) === 'health') return done();
    const { method, id, headers, routeOptions } = request;
    const above = hasProxy ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
    const options = { kind: SpanKind.SERVER, attributes: { 'octavo.request_id': id } };
    const span = tracer.startSpan(`${method} ${routeOptions.url ?? 'unknown'}`, options, above);
    spans.set(request, span);
    // Requests outside the traced share run without a context, so that tracing costs them no time.
    if (span.isRecording()) context.with(trace.setSpan(above, span), done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
};
