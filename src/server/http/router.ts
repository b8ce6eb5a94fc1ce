import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { ResponseOf } from '../../api/call.ts';
import type { ClientTurns } from '../bounded-work.ts';
import type { DiskSpace, Storing } from '../operations/disk-space.ts';
import { refuseUnstorable } from './body.ts';
import type { CachedResponses } from './cached-responses.ts';
import { routeClassOf, type Shedding } from './overload.ts';
import type {
  AccessRules,
  AnyCall,
  ClientRequestContext,
  RequestContext,
  ResolveSession,
  SiteAndSession,
} from './request-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers. */
    call?: AnyCall;
  }
}

interface Options extends Omit<AccessRules, 'needsSession'> {
  /** Path of this route, if the call has several paths. */
  url?: string;
  /** Success status. The default is 200, or 204 for a response without a body. */
  status?: number;
  /** True if the route reads the body itself, as a stream. */
  isUpload?: true;
  /** Kind of data that the route stores. A request is refused before its body arrives if the disk has no room for such data. */
  storing?: Storing;
  /** Names of fields that never cause a refusal, because the route drops unsuitable values. */
  unrefused?: readonly string[];
  /** True if a client's requests run one after another, because all of them change the same rows. */
  isInSequence?: true;
  /** Largest body in bytes. */
  bodyLimit?: number;
  /** Cache in which the route may store its responses. */
  cachedResponses?: CachedResponses;
}

/** Returns the response of the call, or the reply itself if the route has sent it. */
type Handler<C extends AnyCall, Context> = (context: Context) => Promise<ResponseOf<C> | FastifyReply>;

export interface Router {
  /** All registered routes. */
  rows: readonly Row[];
  /** Registers a call for every visitor. */
  open<C extends AnyCall, Body extends TSchema>(
    call: C,
    body: Body | null,
    handler: Handler<C, RequestContext<C, Static<Body>>>,
    options?: Options,
  ): void;
  /** Registers a call for clients who have logged in. */
  client<C extends AnyCall, Body extends TSchema>(
    call: C,
    body: Body | null,
    handler: Handler<C, ClientRequestContext<C, Static<Body>>>,
    options?: Options,
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
}

export interface Row {
  call: AnyCall;
  schema: TSchema | null;
  needsSession: boolean;
  /**
   * Answers a request. Declared as a method, because the compiler then accepts handlers with a typed body and a client.
   * Body and client are checked before: the body by its schema, the client by `resolveSession`.
   */
  handler(context: RequestContext<AnyCall, unknown>): Promise<unknown>;
  options: Options;
}

const sendResponse = async (
  { call, handler, options: { status = 200 } }: Row,
  { site, session }: SiteAndSession,
  { params, request, reply }: Pick<RequestContext<AnyCall, unknown>, 'params' | 'request' | 'reply'>,
) => {
  const body = call.encoding === 'query' ? request.query : request.body;
  const content = await handler({ site, session, params, body, request, reply });
  // A handler that returns the sent reply resolves to undefined, because awaiting a reply yields no value.
  if (content === undefined) return reply;
  return content === null ? reply.code(204).send() : reply.code(status).send(content);
};

/** Returns the framework's options of a route. */
const routeOf = ({
  call,
  schema,
  options: { url, isUpload, unrefused, bodyLimit, cachedResponses },
}: Row) => ({
  method: call.method,
  url: url ?? call.path,
  ...(schema && { schema: call.encoding === 'query' ? { querystring: schema } : { body: schema } }),
  ...(bodyLimit && { bodyLimit }),
  ...(cachedResponses && { onRequest: cachedResponses.sendCached, onSend: cachedResponses.storeOnSend }),
  config: { call, ...(isUpload && { isUpload }), ...(unrefused && { unrefused }) },
});

/** Creates the router. Methods and paths come from the table of calls that the browser uses too. */
export const createRouter = (deps: Deps): Router => {
  const { app, forms, resolveSession, diskSpace, shedding, clientTurns } = deps;
  const rows: Row[] = [];
  const resolved = new WeakMap<FastifyRequest, SiteAndSession>();
  const resolvedBefore = (request: FastifyRequest) => {
    const found = resolved.get(request);
    if (!found) throw new Error('A route was reached before its site and session were resolved.');
    return found;
  };
  const add = (row: Row) => {
    rows.push(row);
    const rules = { needsSession: row.needsSession, ...row.options };
    const routeClass = routeClassOf(row.call);
    const hasNoBody = row.call.method === 'GET';
    // Sessions are checked before the body is read, so that a visitor does not upload 20 MB only to be refused.
    // A call with neither body nor session needs no early check.
    const isEarly = !hasNoBody || row.needsSession;
    (hasNoBody ? app : forms).route<{ Params: Record<string, string> }>({
      ...routeOf(row),
      ...(isEarly && {
        onRequest: async (request: FastifyRequest) => {
          // A request holds no turn while its body arrives, because a slow connection would hold the turn for long.
          const siteAndSession = await shedding.begin(routeClass, async () => {
            if (row.options.storing) await diskSpace.require(row.options.storing);
            return resolveSession(request, rules);
          });
          resolved.set(request, siteAndSession);
        },
      }),
      handler: async (request, reply) => {
        refuseUnstorable(request);
        const respond = (siteAndSession: SiteAndSession) =>
          sendResponse(row, siteAndSession, { params: request.params, request, reply });
        if (isEarly) {
          const before = resolvedBefore(request);
          const { session } = before;
          // A session may have ended while the body arrived, and the password of its account may be another one. A body without
          // a content type has been refused.
          const mayHaveEnded =
            session !== null && !hasNoBody && request.headers['content-type'] !== undefined;
          // The rate limit has counted the request before its body.
          const resolveAgain = () => resolveSession(request, { ...rules, rateLimit: undefined });
          const answerInTurn = () =>
            shedding.resume(routeClass, async () => respond(mayHaveEnded ? await resolveAgain() : before));
          return session && row.options.isInSequence
            ? clientTurns(session.client.id, answerInTurn)
            : answerInTurn();
        }
        return shedding.begin(routeClass, async () => respond(await resolveSession(request, rules)));
      },
    });
  };
  return {
    rows,
    open: (call, schema, handler, options = {}) =>
      add({ call, schema, needsSession: false, handler, options }),
    client: (call, schema, handler, options = {}) =>
      add({ call, schema, needsSession: true, handler, options }),
  };
};
