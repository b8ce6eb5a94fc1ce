import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { AnyCall, ResponseOf } from '../../api/call.ts';
import type { ClientTurns } from '../bounded-work.ts';
import type { DiskSpace } from '../operations/disk-space.ts';
import { refuseUnstorable } from './body.ts';
import type { RouteClass, Shedding } from './overload.ts';
import type {
  ClientRequestContext,
  RequestContext,
  ResolveSession,
  Route,
  SiteAndSession,
  StaffRequestContext,
  StaffRoute,
} from './request-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: AnyCall;
    routeClass?: RouteClass;
  }
}

export interface CallRow {
  call: AnyCall;
  route: Route<TSchema>;
  needsSession: boolean;
  /**
   * Answers a request. Declared as a method, because the compiler then accepts handlers with a typed body and a client.
   * Body and client are checked before: the body by its schema, the client by `resolveSession`.
   */
  handler(context: RequestContext<AnyCall, unknown>): Promise<unknown>;
}

/** Result of a handler that has sent its answer by itself. */
export const wasSent = Symbol('sent');

type Answering = Pick<RequestContext<AnyCall, unknown>, 'params' | 'request' | 'reply'> &
  Pick<Deps, 'letterSender'>;

const sendResponse = async (
  { call, needsSession, handler, route: { status = 200 } }: CallRow,
  siteAndSession: SiteAndSession,
  { letterSender, params, request, reply }: Answering,
) => {
  const body = call.encoding === 'query' ? request.query : request.body;
  const content = await handler({ ...siteAndSession, params, body, request, reply });
  // The handler may have added letters. Handlers of calls without a session send theirs themselves.
  if (needsSession && call.method !== 'GET') letterSender.sendSoon();
  if (content === wasSent) return reply;
  return content === undefined ? reply.code(204).send() : reply.code(status).send(content);
};

/** Returns the class of a route, by which requests are shed. */
const routeClassOf = ({ call, route }: CallRow): RouteClass =>
  route.routeClass ?? (call.method === 'GET' ? 'customers' : 'changes');

const routeOptions = (row: CallRow) => {
  const { call, route } = row;
  const { body, url, isUpload, unrefused, bodyLimit, cachedResponses } = route;
  return {
    method: call.method,
    url: url ?? call.path,
    ...(body && { schema: call.encoding === 'query' ? { querystring: body } : { body } }),
    ...(bodyLimit && { bodyLimit }),
    ...(cachedResponses && { onRequest: cachedResponses.sendCached, onSend: cachedResponses.storeOnSend }),
    config: {
      call,
      routeClass: routeClassOf(row),
      ...(isUpload && { isUpload }),
      ...(unrefused && { unrefused }),
    },
  };
};

/** Returns the response of the call, if it has one. */
type Handler<C extends AnyCall, Context> = (
  context: Context,
) => [ResponseOf<C>] extends [null] ? Promise<void> : Promise<ResponseOf<C> | typeof wasSent>;

export interface Router {
  rows: readonly CallRow[];
  /** Registers a call for every visitor, or one of the office that a person makes before the login. */
  open<C extends AnyCall, Body extends TSchema>(
    call: C,
    route: Route<Body>,
    handler: Handler<C, RequestContext<C, Static<Body>>>,
  ): void;
  /** Registers a call for clients who have logged in. */
  client<C extends AnyCall, Body extends TSchema>(
    call: C,
    route: Route<Body>,
    handler: Handler<C, ClientRequestContext<C, Static<Body>>>,
  ): void;
  /** Registers a call of the office for persons with one of the roles. */
  staff<C extends AnyCall, Body extends TSchema>(
    call: C,
    route: StaffRoute<Body>,
    handler: Handler<C, StaffRequestContext<C, Static<Body>>>,
  ): void;
}

interface Deps {
  /** Registers calls without a body, so that no body parser runs before them. */
  app: FastifyInstance;
  /** Registers calls with a body. */
  forms: FastifyInstance;
  resolveSession: ResolveSession;
  diskSpace: Pick<DiskSpace, 'require'>;
  shedding: Shedding;
  clientTurns: ClientTurns;
  letterSender: { sendSoon(): void };
}

/**
 * Returns whether a session may have ended while the body arrived; the password of its account may be another one too. A body
 * that is refused for want of a content type has not been waited for.
 */
const mayHaveEnded = ({ session, staff }: SiteAndSession, { headers }: FastifyRequest) =>
  (session ?? staff) !== null && headers['content-type'] !== undefined;

const createRegistration = (deps: Deps) => {
  const { app, forms, resolveSession, diskSpace, shedding, clientTurns, letterSender } = deps;
  const resolved = new WeakMap<FastifyRequest, SiteAndSession>();
  const resolvedBefore = (request: FastifyRequest) => {
    const found = resolved.get(request);
    if (!found) throw new Error('A route was reached before its site and session were resolved.');
    return found;
  };
  return (row: CallRow) => {
    const { needsSession } = row;
    const rules = { needsSession, ...row.route };
    const routeClass = routeClassOf(row);
    const hasNoBody = row.call.method === 'GET';
    // Sessions are checked before the body is read, so that a visitor does not upload 20 MB only to be refused.
    // A call with neither body nor session needs no early check.
    const isEarly = !hasNoBody || needsSession;
    (hasNoBody ? app : forms).route<{ Params: Record<string, string> }>({
      ...routeOptions(row),
      ...(isEarly && {
        onRequest: async (request: FastifyRequest) => {
          // A request holds no turn while its body arrives, because a slow connection would hold the turn for long.
          const siteAndSession = await shedding.begin(routeClass, async () => {
            if (row.route.storing) await diskSpace.require(row.route.storing);
            return resolveSession(request, rules);
          });
          resolved.set(request, siteAndSession);
        },
      }),
      handler: async (request, reply) => {
        refuseUnstorable(request);
        const respond = (siteAndSession: SiteAndSession) =>
          sendResponse(row, siteAndSession, { letterSender, params: request.params, request, reply });
        if (isEarly) {
          const before = resolvedBefore(request);
          const resolveAgain = () => resolveSession(request, { ...rules, isCounted: true });
          const isCheckedAgain = !hasNoBody && mayHaveEnded(before, request);
          const answerInTurn = () =>
            shedding.resume(routeClass, async () => respond(isCheckedAgain ? await resolveAgain() : before));
          return before.session && row.route.isInSequence
            ? clientTurns(before.session.client.id, answerInTurn)
            : answerInTurn();
        }
        return shedding.begin(routeClass, async () => respond(await resolveSession(request, rules)));
      },
    });
  };
};

/** Creates the router. Methods and paths come from the table of calls that the browser uses too. */
export const createRouter = (deps: Deps): Router => {
  const rows: CallRow[] = [];
  const register = createRegistration(deps);
  const addRow = (row: CallRow) => {
    rows.push(row);
    register(row);
  };
  return {
    rows,
    open: (call, route, handler) => addRow({ call, route, needsSession: false, handler }),
    client: (call, route, handler) => addRow({ call, route, needsSession: true, handler }),
    staff: (call, route, handler) => addRow({ call, route, needsSession: true, handler }),
  };
};
