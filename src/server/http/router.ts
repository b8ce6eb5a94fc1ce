import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { ResponseOf } from '../../api/call.ts';
import type { Guarded } from '../accounts/rate-limits.ts';
import { refuseNul } from './body.ts';
import type { StandingAnswers } from './cached-responses.ts';
import type { AnyCall, ClientVisit, Enter, Entry, Visit } from './request-context.ts';

interface Options {
  /** Where the table's path is one of several. */
  url?: string;
  /** Success status where it is not 200, or 204 for nothing. */
  status?: number;
  /** Counted against guessing and flooding, by the network that asks. */
  guard?: Guarded;
  /** The route reads the body itself, as it comes. */
  isUpload?: true;
  /** Fields whose values are never refused: the route drops what it cannot keep. */
  unrefused?: readonly string[];
  /** Largest body in bytes. */
  bodyLimit?: number;
  /** Keeps those of its answers that the route lets stand. */
  standing?: StandingAnswers;
}

/** The call's answer, or the reply itself where the route has sent it. */
type Handler<C extends AnyCall, V> = (visit: V) => Promise<ResponseOf<C> | FastifyReply>;
type AnyHandler = (visit: Visit<AnyCall, unknown>) => Promise<unknown>;

export interface Router {
  /** What has been registered. */
  rows: readonly Row[];
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
  /** Where calls without a body are registered: nothing that reads bodies runs before them. */
  app: FastifyInstance;
  /** Where the others are. */
  forms: FastifyInstance;
  enter: Enter;
}

/** A call as it is registered. */
export interface Row {
  call: AnyCall;
  schema: TSchema | null;
  needsSession: boolean;
  handler: AnyHandler;
  options: Options;
}

const answer = async (
  { call, handler, options: { status = 200 } }: Row,
  { site, session }: Entry,
  { request, reply }: Pick<Visit<AnyCall, unknown>, 'request' | 'reply'>,
) => {
  const params = request.params as Record<string, string>;
  const body = call.encoding === 'query' ? request.query : request.body;
  const content = await handler({ site, session, params, body, request, reply });
  // A reply that was returned has been awaited, which leaves nothing of it, whether or not its reader stayed.
  if (content === undefined) return reply;
  return content === null ? reply.code(204).send() : reply.code(status).send(content);
};

/** What a row tells the framework of itself. */
const routeOf = ({ call, schema, options: { url, isUpload, unrefused, bodyLimit, standing } }: Row) => ({
  method: call.method,
  url: url ?? call.path,
  ...(schema && { schema: call.encoding === 'query' ? { querystring: schema } : { body: schema } }),
  ...(bodyLimit && { bodyLimit }),
  ...(standing && { onSend: standing.keep }),
  config: { ...(isUpload && { isUpload }), ...(unrefused && { unrefused }) },
});

/** Registers rows of the calls' table: method and path stand there, once for client and server. */
export const createRouter = ({ app, forms, enter }: Deps): Router => {
  const rows: Row[] = [];
  const entries = new WeakMap<FastifyRequest, Entry>();
  const enteredBefore = (request: FastifyRequest) => {
    const entry = entries.get(request);
    if (!entry) throw new Error('a route was reached without its entry');
    return entry;
  };
  const add = (row: Row) => {
    rows.push(row);
    const wanted = { needsSession: row.needsSession, guard: row.options.guard };
    const isPlain = row.call.method === 'GET';
    // Before a body is read or fields are judged: nobody sends 20 MB to learn that they are not logged in. What
    // has neither is spared the detour.
    const isEarly = !isPlain || row.needsSession;
    (isPlain ? app : forms).route({
      ...routeOf(row),
      ...(isEarly && {
        onRequest: async (request: FastifyRequest) => {
          entries.set(request, await enter(request, wanted));
        },
      }),
      handler: async (request, reply) => {
        if (isPlain) refuseNul(request);
        const entry = isEarly ? enteredBefore(request) : await enter(request, wanted);
        return answer(row, entry, { request, reply });
      },
    });
  };
  // The schema has been enforced when a handler is reached, so its type is the body's; `enter` has seen to the session.
  return {
    rows,
    open: (call, schema, handler, options = {}) =>
      add({ call, schema, needsSession: false, handler: handler as AnyHandler, options }),
    client: (call, schema, handler, options = {}) =>
      add({ call, schema, needsSession: true, handler: handler as AnyHandler, options }),
  };
};
