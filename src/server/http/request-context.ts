import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, ParameterOf } from '../../api/call.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Caller, RateLimitName, RateLimits } from '../accounts/rate-limits.ts';
import { sessionHeader } from '../accounts/request-token.ts';
import type { Scope } from '../accounts/session-tokens.ts';
import type { Session, Sessions } from '../accounts/sessions.ts';
import { Refusal } from '../errors.ts';
import { readHost } from '../hosts.ts';
import { inLocale, type Site, type Sites } from '../stores/sites/sites.ts';
import { networkOf } from './headers/network-of.ts';
import type { SecurityEvents } from './security-events.ts';

export type AnyCall = Call<string, unknown, unknown>;
type Parameters<C extends AnyCall> = C extends Call<infer Path, unknown, unknown> ? ParameterOf<Path> : never;

/** Site and session that a request belongs to. */
export interface SiteAndSession {
  site: Site;
  /** Null for a visitor who has not logged in. */
  session: Session | null;
}

/** Values that the handler of a route gets. */
export interface RequestContext<C extends AnyCall, Body> extends SiteAndSession {
  params: Readonly<Record<Parameters<C>, string>>;
  /** Fields of the body, or of the query if the call sends its payload there. */
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Request context of a call that needs a session. Requests without a session are refused with 401. */
export type ClientRequestContext<C extends AnyCall, Body> = RequestContext<C, Body> & { session: Session };

interface Deps {
  sites: Sites;
  sessions: Sessions;
  rateLimits: RateLimits;
  securityEvents: Pick<SecurityEvents, 'identify'>;
}

/** Returns the network and the account under which rate limits count a request. */
export const callerOf = ({
  request,
  session,
}: {
  request: FastifyRequest;
  session: Session | null;
}): Caller => ({
  address: networkOf(request.ip),
  account: session ? String(session.client.id) : undefined,
});

const textOf = (values: unknown, name: string): string | undefined => {
  const { [name]: value }: UnknownFields = Object(values);
  return value === undefined || value === null ? undefined : String(value);
};

/**
 * Returns the host of the site that a request names: in the path, else in the header `x-identity`, else as `identity` in the
 * query of calls without headers, else the host of the request itself.
 */
const hostOf = ({ params, headers, query, host }: FastifyRequest): string => {
  const named = textOf(params, 'siteHost') ?? headers['x-identity'] ?? textOf(query, 'identity') ?? host;
  return readHost(String(named)).site;
};

interface AccessRules {
  needsSession: boolean;
  /** Scopes of sessions that may make the call. The scope `account` always may. */
  scopes: readonly Scope[];
  rateLimit?: RateLimitName | undefined;
  /** True if `locale` in the query chooses the language of the answer. */
  isTranslated?: true | undefined;
}

/** Refuses a session whose scope does not cover the call, or whose only order is not the order of the call. */
const refuseBeyondScope = (
  { scope, order }: Session,
  { scopes }: AccessRules,
  { params }: FastifyRequest,
) => {
  const named = textOf(params, 'id')?.toUpperCase() ?? order;
  const isCovered = scope === 'account' || scopes.includes(scope);
  if (!isCovered || (scope === 'payment' && named !== order)) throw new Refusal('accountLoginRequired');
};

/** Returns the language tag in a request's query (`locale`); undefined if there is none. */
export const localeOf = ({ query }: FastifyRequest): string | undefined => textOf(query, 'locale');

const inRequestedLanguage = (site: Site, { isTranslated }: AccessRules, request: FastifyRequest) =>
  isTranslated ? inLocale(site, localeOf(request)) : site;

/** Returns the site and session of a request, or refuses the request. The result is no promise if all data are in memory. */
export type ResolveSession = (
  request: FastifyRequest,
  rules: AccessRules,
) => SiteAndSession | Promise<SiteAndSession>;

export const createSessionResolver = ({
  sites,
  sessions,
  rateLimits,
  securityEvents,
}: Deps): ResolveSession => {
  const resolveFromDatabase = async (
    request: FastifyRequest,
    rules: AccessRules,
  ): Promise<SiteAndSession> => {
    const { needsSession, rateLimit } = rules;
    const site = await sites.find(hostOf(request));
    if (!site) throw new Refusal('siteUnknown');
    if (rateLimit) await rateLimits.countAttempt(rateLimit, callerOf({ request, session: null }));
    const session = await sessions.find(request, site);
    if (session) securityEvents.identify(request, session.client.id);
    if (needsSession && !session)
      throw new Refusal((await sessions.isLoggedOut(request, site)) ? 'loggedOut' : 'loginRequired');
    if (needsSession && session) refuseBeyondScope(session, rules, request);
    return { site: inRequestedLanguage(site, rules, request), session };
  };
  return (request, rules) => {
    const isAnonymous = !rules.rateLimit && !rules.needsSession && !request.headers[sessionHeader];
    const site = isAnonymous ? sites.findInMemory(hostOf(request)) : null;
    return site
      ? { site: inRequestedLanguage(site, rules, request), session: null }
      : resolveFromDatabase(request, rules);
  };
};
