import type { TSchema } from 'typebox';
import type { Storing } from '../operations/disk-space.ts';
import type { CachedResponses } from './cached-responses.ts';
import type { AccessRules, AnyCall, RequestContext, SiteAndSession } from './request-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers. */
    call?: AnyCall;
  }
}

/** Properties of a route besides its call. */
export interface RouteOptions extends Omit<AccessRules, 'needsSession'> {
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

export interface Row {
  call: AnyCall;
  schema: TSchema | null;
  needsSession: boolean;
  /**
   * Answers a request. Declared as a method, because the compiler then accepts handlers with a typed body and a client.
   * Body and client are checked before: the body by its schema, the client by `resolveSession`.
   */
  handler(context: RequestContext<AnyCall, unknown>): Promise<unknown>;
  options: RouteOptions;
}

/** Answers a request and sends the answer. */
export const sendResponse = async (
  { call, handler, options: { status = 200 } }: Row,
  siteAndSession: SiteAndSession,
  { params, request, reply }: Pick<RequestContext<AnyCall, unknown>, 'params' | 'request' | 'reply'>,
) => {
  const body = call.encoding === 'query' ? request.query : request.body;
  const content = await handler({ ...siteAndSession, params, body, request, reply });
  // A handler that returns the sent reply resolves to undefined, because awaiting a reply yields no value.
  if (content === undefined) return reply;
  return content === null ? reply.code(204).send() : reply.code(status).send(content);
};

/** Returns the framework's options of a route. */
export const routeOf = ({
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
