import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { maximumFileBytes } from '../order/file-limits.ts';
import { createRateLimits } from './accounts/rate-limits.ts';
import { createSessionResolver } from './accounts/resolve-session.ts';
import { registerAccount } from './accounts/routes/account.ts';
import { registerCabinetSession } from './accounts/routes/cabinet-session.ts';
import { registerEmail } from './accounts/routes/email.ts';
import { registerPassword } from './accounts/routes/password.ts';
import { registerProfile } from './accounts/routes/profile.ts';
import { registerSecondFactor, registerSessions } from './accounts/routes/sessions.ts';
import { registerSocial } from './accounts/routes/social.ts';
import { createSessions } from './accounts/sessions.ts';
import { registerAccountData } from './customer-data/routes.ts';
import type { CallDeps, Deps } from './deps.ts';
import { hourMs } from './durations.ts';
import { Refusal } from './errors.ts';
import { registerUpload } from './files/upload.ts';
import { createValidatorCompiler, parseFields, prepareBody } from './http/body.ts';
import { createCachedResponses } from './http/cached-responses.ts';
import {
  type Connections,
  createConnections,
  createErrorSender,
  type SendError,
} from './http/connections.ts';
import { createDeviceReader } from './http/headers/caller.ts';
import {
  apiHeaders,
  refuseTwoHosts,
  registerCors,
  registerHeaderFilter,
  registerTransportSecurity,
} from './http/headers/headers.ts';
import { type Log, logResponse } from './http/log.ts';
import type { ResolveSession } from './http/request-context.ts';
import { createRouter } from './http/router.ts';
import { createSecurityEvents } from './http/security-events.ts';
import { registerSlowSenders } from './http/slow-senders.ts';
import { registerOpenApi } from './openapi/openapi.ts';
import { registerHealth, registerStaffHealth } from './operations/health.ts';
import { observeAnswers } from './operations/metrics/observe-answers.ts';
import { traceRequests } from './operations/traces/trace-requests.ts';
import { registerFiles } from './orders/routes/files.ts';
import { registerHandOff } from './orders/routes/hand-off.ts';
import { registerMessages } from './orders/routes/messages.ts';
import { registerNewOrder } from './orders/routes/new-order.ts';
import { registerOrders } from './orders/routes/orders.ts';
import { registerPrice } from './orders/routes/price.ts';
import { registerWriters } from './orders/routes/writers.ts';
import { addLettersOfOrders } from './orders/store/order-letters.ts';
import { registerPages } from './pages/pages.ts';
import { registerBonus } from './payments/routes/bonus.ts';
import { registerInvoice } from './payments/routes/invoice.ts';
import { registerPayment } from './payments/routes/payment.ts';
import { createTrustedProxies } from './settings/trusted-proxies.ts';
import { registerLogos } from './sites/routes/logo.ts';
import { registerSite } from './sites/routes/site.ts';
import { registerOffice } from './staff/register-office.ts';
import { createStaffResolver } from './staff/resolve-staff.ts';
import { registerFigures, registerStatistics } from './statistics/routes.ts';

/** Returns a log whose `child` is the log itself, because the framework would otherwise create a logger for every request. */
const withoutChildLoggers = (log: Log): FastifyBaseLogger => {
  const logger = Object.assign(Object.create(log), { child: () => logger });
  return logger;
};

/**
 * Milliseconds of Node's limits for one connection. A request may take an hour, which is enough for the largest upload over a
 * slow connection. Proxies close idle connections earlier than `keepAliveTimeout`, so that no request meets a closing
 * connection.
 */
const connectionLimits = {
  connectionTimeout: 120_000,
  requestTimeout: hourMs,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 1000 },
};

const createServer = (
  { log, settings }: Deps,
  { connections, sendError }: { connections: Connections; sendError: SendError },
) =>
  Fastify({
    ...connectionLimits,
    // The `onResponse` hook writes the request log, because a logger per request would double the cost of a response.
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: withoutChildLoggers(log),
    trustProxy: createTrustedProxies(settings.trustedProxies),
    routerOptions: { querystringParser: parseFields, maxParamLength: 300 },
    // A request that arrives while the server closes its port is answered like any other.
    return503OnClosing: false,
    // The framework refuses these requests before any hook has set headers.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(apiHeaders)),
    clientErrorHandler: connections.answerError,
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

const registerErrors = (app: FastifyInstance, sendError: SendError) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(new Refusal('notFound').fieldErrors));
};

/** Creates the shared dependencies of the calls, and registers all calls of the API. `forms` registers those with a body. */
const registerCalls = (
  deps: Deps,
  shared: Pick<CallDeps, 'app' | 'cachedResponses' | 'securityEvents' | 'limits'>,
  forms: FastifyInstance,
) => {
  const { db, settings, now } = deps;
  const readDevice = createDeviceReader(settings.countryHeader);
  const sessions = createSessions({ ...deps, readDevice });
  const rateLimits = createRateLimits({ db, settings, now });
  const resolveClient = createSessionResolver({ ...deps, ...shared, sessions, rateLimits });
  const resolveStaff = createStaffResolver({ ...deps, rateLimits });
  const resolveSession: ResolveSession = (request, rules) =>
    rules.roles ? resolveStaff(request, rules) : resolveClient(request, rules);
  const router = createRouter({ ...deps, app: shared.app, forms, resolveSession });
  const all: CallDeps = { ...deps, ...shared, router, sessions, rateLimits };
  registerSite(all);
  registerLogos(all);
  registerPrice(all);
  registerNewOrder(all);
  registerAccount(all);
  registerSocial(all);
  registerSecondFactor(all);
  registerEmail({ ...all, addLettersOfOrders });
  registerPassword(all);
  registerHandOff(all);
  registerAccountData(all);
  registerSessions(all);
  registerCabinetSession(all);
  registerProfile(all);
  registerOrders(all);
  registerPayment(all);
  registerInvoice(all);
  registerBonus(all);
  registerMessages(all);
  registerUpload(all);
  registerFiles(all);
  registerWriters(all);
  registerOpenApi(all);
  registerStatistics(all);
  registerOffice(all);
  registerFigures(all);
  registerStaffHealth(all);
};

/** Builds the server with all its routes. The caller makes it listen. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const { sites, settings, log } = deps;
  const { countryHeader } = settings;
  const cachedResponses = createCachedResponses({ sites, countryHeader });
  const securityEvents = createSecurityEvents(deps);
  const sendError = createErrorSender(securityEvents);
  const connections = createConnections(deps.draining);
  const app = createServer(deps, { connections, sendError });
  app.setValidatorCompiler(createValidatorCompiler());
  connections.register(app);
  registerSlowSenders(app, deps.senderLimits);
  registerHeaderFilter(app, settings);
  if (settings.traces) traceRequests(app, { hasProxy: settings.trustedProxies !== 0 });
  registerErrors(app, sendError);
  registerCors(app, settings);
  registerTransportSecurity(app, settings);
  refuseTwoHosts(app);
  if (log.isLevelEnabled('info'))
    app.addHook('onResponse', async (request, reply) => logResponse(log, request, reply));
  if (deps.metrics) observeAnswers(app, deps.metrics);
  const limits = registerHealth(app, deps);
  await app.register(async (forms) => {
    await registerParsers(forms);
    registerCalls(deps, { app, cachedResponses, securityEvents, limits }, forms);
  });
  app.server.on('connection', deps.shedding.noteConnection);
  await registerPages(app, deps);
  app.addHook('onClose', async () => {
    deps.letterSender.stop();
    await deps.background.finished();
    securityEvents.flush();
  });
  return app;
};
