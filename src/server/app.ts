import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { sql } from 'kysely';
import { maximumFileBytes } from '../order/file-limits.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createAttempts } from './accounts/rate-limits.ts';
import { createSessions } from './accounts/sessions.ts';
import { registerPages } from './content/pages.ts';
import type { Deps } from './deps.ts';
import { hiddenFailure, Refusal, refusalOf } from './errors.ts';
import { parseFields, prepareBody } from './http/body.ts';
import { createStandingAnswers, type StandingAnswers } from './http/cached-responses.ts';
import { registerCors, sendReadable } from './http/cors.ts';
import { createFront } from './http/front.ts';
import { type Log, logAnswer, requestFields } from './http/log.ts';
import { createEntrance } from './http/request-context.ts';
import { createRouter } from './http/router.ts';
import { registerAccount } from './routes/account.ts';
import { registerBonus } from './routes/bonus.ts';
import { registerFiles } from './routes/files.ts';
import { registerJudgement } from './routes/judgement.ts';
import { registerOpenApi } from './routes/openapi.ts';
import { registerOrders } from './routes/orders.ts';
import { registerPassword } from './routes/password.ts';
import { registerPayment } from './routes/payment.ts';
import { registerPrice } from './routes/price.ts';
import { registerProfile } from './routes/profile.ts';
import { registerSite } from './routes/site.ts';
import { registerSocial } from './routes/social.ts';
import { registerStatistics } from './routes/statistics.ts';
import { registerWriters } from './routes/writers.ts';
import { createVisitorActions } from './stores/clients/visitor-actions.ts';

/** Refusals are answered, anything else is hidden; what is not the person's doing is logged. */
const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = refusalOf(error);
  if (!refusal || refusal.status >= 500)
    request.log.error({ ...requestFields(request), err: error }, 'failed');
  if (refusal?.retryAfter) sendReadable(reply, { 'retry-after': String(refusal.retryAfter) });
  void reply.code(refusal?.status ?? 500).send(refusal?.list ?? hiddenFailure);
};

/** The framework asks the log it is given for a child, and that for one a request: each is the log itself. */
const withoutChildren = (log: Log): FastifyBaseLogger => {
  const own = Object.assign(Object.create(log), { child: () => own });
  return own;
};

const createServer = ({ log, settings: { trustProxy } }: Deps, standing: StandingAnswers) =>
  Fastify({
    serverFactory: createFront(standing),
    // One line an answer is ours to write; a logger for each request would cost as much as its answer.
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: withoutChildren(log),
    trustProxy,
    routerOptions: { querystringParser: parseFields, maxParamLength: 300 },
    // Forms send text for everything, and one item of a list like no list at all.
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false } },
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });

const registerParsers = async (app: FastifyInstance) => {
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { parser: parseFields });
  await app.register(multipart, {
    limits: { fileSize: maximumFileBytes, files: 1, fields: 500, fieldSize: 262_144, headerPairs: 100 },
    throwFileSizeLimit: false,
  });
  app.addHook('preValidation', prepareBody);
};

const registerErrors = (app: FastifyInstance) => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(new Refusal('notFound').list));
};

/** Every call of the table. */
const registerCalls = (
  { app, forms, standing }: { app: FastifyInstance; forms: FastifyInstance; standing: StandingAnswers },
  deps: Deps,
) => {
  const { db, sites, settings, postman, payment, files, facebook, background, now } = deps;
  const { countryHeader } = settings;
  const sessions = createSessions(db, deps.jwtSecret);
  const attempts = createAttempts({ db, background, settings, now });
  const router = createRouter({ app, forms, enter: createEntrance({ sites, sessions, attempts }) });
  const passwords = createPasswords();
  registerSite({ router, standing, countryHeader });
  registerPrice({ router, standing, db, attempts, now });
  registerAccount({ router, db, sessions, passwords, attempts, postman, now });
  registerSocial({ router, db, sessions, facebook, postman, now });
  registerPassword({ router, db, sessions, passwords, attempts, postman, now });
  registerProfile({ router, db, attempts, postman, now });
  registerOrders({ router, db, attempts, postman, now });
  registerPayment({ app, router, db, payment, postman, background, now });
  registerBonus({ router, db, payment, postman, now });
  registerJudgement({ router, db, postman, now });
  registerFiles({ router, db, files, now });
  registerWriters({ router, db });
  registerOpenApi(app, router.rows);
  registerStatistics({ router, visitorActions: createVisitorActions(db), now });
};

/** Everything the server answers. It never listens: main and the tests do. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const { db, sites, settings, log } = deps;
  const { countryHeader } = settings;
  const standing = createStandingAnswers({ sites, countryHeader });
  const app = createServer(deps, standing);
  registerErrors(app);
  registerCors(app);
  if (log.isLevelEnabled('info')) {
    app.addHook('onResponse', async (request, reply) => logAnswer(log, request, reply));
    // What stands has no line: where lines are wanted, every answer takes the long way.
    standing.end();
  }
  app.get('/healthz', async (_request, reply) => {
    await sql`select 1`.execute(db);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  await app.register(async (forms) => {
    await registerParsers(forms);
    registerCalls({ app, forms, standing }, deps);
  });
  await registerPages(app, { sites, dist: settings.distFolder });
  app.addHook('preClose', async () => standing.end());
  app.addHook('onClose', async () => {
    deps.postman.rest();
    await deps.background.settled();
  });
  return app;
};
