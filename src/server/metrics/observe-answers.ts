import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CachedResponses } from '../http/cached-responses.ts';
import { routeClassOf } from '../http/overload/route-classes.ts';
import { paymentEventsPath } from '../routes/payment.ts';
import type { AnsweredClass, Metrics } from './metrics.ts';

/** Classes of the routes that are not calls of the API, by path. */
const classes: Readonly<Record<string, AnsweredClass>> = {
  '/*': 'pages',
  [paymentEventsPath]: 'events',
  '/livez': 'health',
  '/readyz': 'health',
  '/healthz': 'health',
};

/** Returns the class of a request's route. */
export const classOf = ({ routeOptions: { config, url = '' } }: FastifyRequest): AnsweredClass =>
  config.call ? routeClassOf(config.call) : (classes[url] ?? 'other');

/** Reports the answers of all routes. */
export const observeAnswers = (app: FastifyInstance, metrics: Pick<Metrics, 'answered'>): void => {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) =>
    metrics.answered({
      class: classOf(request),
      call: request.routeOptions.config.call ?? null,
      status,
      seconds: elapsedTime / 1000,
    }),
  );
};

/** Returns `sendCached` with metrics, because no route sees a cached response. All of them count as class `memory`. */
export const observeCached =
  (
    sendCached: CachedResponses['sendCached'],
    metrics: Pick<Metrics, 'answered'>,
  ): CachedResponses['sendCached'] =>
  (request, response) => {
    const startedAt = performance.now();
    const isSent = sendCached(request, response);
    const seconds = (performance.now() - startedAt) / 1000;
    if (isSent) metrics.answered({ class: 'memory', call: null, status: response.statusCode, seconds });
    return isSent;
  };
