import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeClassOf } from '../../http/overload.ts';
import { paymentEventsPath } from '../../payments/routes/payment.ts';
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
