import type { FastifyInstance, FastifyRequest } from 'fastify';
import { classOf } from '../metrics/observe-answers.ts';
import type { TracedRequest, Traces } from './traces.ts';

interface Deps {
  traces: Traces;
  /** True if a trusted proxy may have begun the trace. */
  hasProxy: boolean;
}

/** Traces all routes except the health checks, which come every second and show little. */
export const traceRequests = (app: FastifyInstance, { traces, hasProxy }: Deps): void => {
  const traced = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (classOf(request) === 'health') return done();
    const { method, id, headers, routeOptions } = request;
    const parent = hasProxy ? String(headers.traceparent) : undefined;
    const own = traces.startRequest({ name: `${method} ${routeOptions.url ?? 'unknown'}`, id, parent });
    traced.set(request, own);
    own.run(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => traced.get(request)?.end(statusCode));
};
