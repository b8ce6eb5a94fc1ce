import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter, Histogram } from 'prom-client';
import { callNames } from '../../http/call-names.ts';
import type { RouteClass } from '../../http/overload.ts';
import { paymentEventsPath } from '../../payments/service/payment.ts';

/** Classes of answers: the classes of calls, and four for all other answers. */
type AnsweredClass = RouteClass | 'pages' | 'events' | 'health' | 'other';

/** Classes of the routes that are not calls of the API, by path. */
const classes: Readonly<Record<string, AnsweredClass>> = {
  '/*': 'pages',
  [paymentEventsPath]: 'events',
  '/livez': 'health',
  '/readyz': 'health',
  '/healthz': 'health',
};

/** Returns the class under which the metrics count a request; `other` for a route that has none. */
export const classOf = ({ routeOptions: { config, url = '' } }: FastifyRequest): AnsweredClass =>
  config.routeClass ?? classes[url] ?? 'other';

/** Name of the payment service's events in the metrics of calls. */
const paymentEvents = 'paymentEvents';
/** All values of the label `call`. The counters of each begin at 0, so that its first failure counts as an increase. */
export const callLabels: readonly string[] = [...callNames.values(), paymentEvents];

export const outcomes = ['done', 'refused', 'failed'] as const;

const outcomeOf = (status: number): (typeof outcomes)[number] => {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
};

interface AnswerMetrics {
  answers: Counter;
  answerSeconds: Histogram;
  callAnswers: Counter;
}

/** Counts and times the answers of all routes. */
export const observeAnswers = (
  app: FastifyInstance,
  { answers, answerSeconds, callAnswers }: AnswerMetrics,
): void => {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const name = classOf(request);
    answers.inc({ class: name, status });
    answerSeconds.observe({ class: name }, elapsedTime / 1000);
    const call = name === 'events' ? paymentEvents : callNames.get(request.routeOptions.config.call);
    if (call) callAnswers.inc({ call, outcome: outcomeOf(status) });
  });
};
