import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { AnswerOf, Call, ParameterOf } from '../api/call.ts';
import type { Attempts, Caller, Guarded } from './attempts.ts';
import { Refusal } from './errors.ts';
import { readHost } from './hosts.ts';
import { networkOf } from './network-of.ts';
import type { Session, Sessions } from './sessions.ts';
import type { Site, Sites } from './stores/sites.ts';

type AnyCall = Call<string, unknown, unknown>;
type Parameters<C extends AnyCall> = C extends Call<infer Path, unknown, unknown> ? ParameterOf<Path> : never;

/** What a route's code is given. */
export interface Visit<C extends AnyCall, Body> {
  site: Site;
  params: Readonly<Record<Parameters<C>, string>>;
  /** Of the body or, where the call's payload goes there, of the query. */
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Null for a visitor who has not logged in. */
  session: Session | null;
  /** Whoever asks, as attempts are counted. */
  caller: Caller;
}

/** A visit that is refused with 401 without a session. */
export type ClientVisit<C extends AnyCall, Body> = Visit<C, Body> & { session: Session };

interface Options {
  /** Where the table's path is one of several. */
  url?: string;
  /** Success status where it is not 200, or 204 for nothing. */
  status?: number;
  /** Counted against guessing and flooding, by the network that asks. */
  guard?: Guarded;
  /** The route reads the body itself, as it comes. */
  isUpload?: boolean;
  /** Largest body in bytes. */
  bodyLimit?: number;
}

/** The call's answer, or the reply itself where the route has sent it. */
type Handler<C extends AnyCall, V> = (visit: V) => Promise<AnswerOf<C> | FastifyReply>;
type AnyHandler = (visit: Visit<AnyCall, unknown>) => Promise<unknown>;

export interface Router {
  /** For everybody. */
  open<C extends AnyCall, Body extends TSchema>(
    call: C,
    body: Body | null,
    handler: Handler<C, Visit<C, Static<Body>>>,
    options?: Options,
  ): void;
  /** For clients who have logged in. */
  client<C extends AnyCall, Body extends TSchema>(
    call: C,
    body: Body | null,
    handler: Handler<C, ClientVisit<C, Static<Body>>>,
    options?: Options,
  ): void;
}

interface Deps {
  app: FastifyInstance;
  sites: Sites;
  sessions: Sessions;
  attempts: Attempts;
}

/** The site by its path, by x-identity, by the `identity` of an address without headers, or by the host asked. */
const siteOf = async (request: FastifyRequest, sites: Sites): Promise<Site> => {
  const { identity } = Object(request.query);
  const { siteHost } = Object(request.params);
  const named = String(siteHost ?? request.headers['x-identity'] ?? identity ?? request.host);
  const site = await sites.find(readHost(named).site);
  if (!site) throw new Refusal('siteUnknown');
  return site;
};

/** Registers rows of the calls' table: method and path stand there, once for client and server. */
export const createRouter = ({ app, sites, sessions, attempts }: Deps): Router => {
  const visits = new WeakMap<FastifyRequest, Pick<Visit<AnyCall, unknown>, 'site' | 'session' | 'caller'>>();

  const add = (
    call: AnyCall,
    schema: TSchema | null,
    needsSession: boolean,
    handler: AnyHandler,
    options: Options,
  ) => {
    const part = call.encoding === 'query' ? 'query' : 'body';
    const { status = 200, guard, isUpload, bodyLimit } = options;
    app.route({
      method: call.method,
      url: options.url ?? call.path,
      ...(schema && { schema: part === 'query' ? { querystring: schema } : { body: schema } }),
      ...(bodyLimit && { bodyLimit }),
      config: { ...(isUpload && { isUpload }) },
      // Before the body is read: nobody sends 20 MB to learn that they are not logged in.
      onRequest: async (request) => {
        const site = await siteOf(request, sites);
        const address = networkOf(request.ip);
        if (guard) await attempts.spend(guard, { address });
        const session = await sessions.find(request, site);
        if (needsSession && !session) throw new Refusal('loggedOut');
        const caller = { address, account: session ? String(session.client.id) : undefined };
        visits.set(request, { site, session, caller });
      },
      handler: async (request, reply) => {
        const visit = visits.get(request);
        if (!visit) throw new Error('a route was reached without its visit');
        const params = request.params as Record<string, string>;
        const answer = await handler({ ...visit, params, body: request[part], request, reply });
        // A reply that was returned has been awaited, which leaves nothing of it.
        if (reply.sent) return reply;
        return answer === null ? reply.code(204).send() : reply.code(status).send(answer);
      },
    });
  };
  // The schema has been enforced when a handler is reached, so its type is the body's; `add` has seen to the session.
  return {
    open: (call, body, handler, options = {}) => add(call, body, false, handler as AnyHandler, options),
    client: (call, body, handler, options = {}) => add(call, body, true, handler as AnyHandler, options),
  };
};
