import type { FastifyRequest } from 'fastify';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { readHost } from '../http/hosts.ts';
import {
  type AccessRules,
  callerOf,
  localeOf,
  parameterText,
  type ResolveSession,
} from '../http/request-context.ts';
import { inLocale } from '../sites/store/sites.ts';
import type { CustomerSession } from './sessions.ts';

/**
 * Returns the host of the site that a request names: in the path, else in the header `x-identity`, else as `identity` in the
 * query of calls without headers, else the host of the request itself.
 */
const namedHost = ({ params, headers, query, host }: FastifyRequest): string => {
  const named =
    parameterText(params, 'siteHost') ?? headers['x-identity'] ?? parameterText(query, 'identity') ?? host;
  return readHost(String(named)).site;
};

/** Refuses a session whose scope does not cover the call, or whose only order is not the order of the call. */
const refuseBeyondScope = (
  { scope, order }: CustomerSession,
  { scopes = [] }: AccessRules,
  { params }: FastifyRequest,
) => {
  const named = parameterText(params, 'id')?.toUpperCase() ?? order;
  const isCovered = scope === 'account' || scopes.includes(scope);
  if (!isCovered || (scope === 'payment' && named !== order)) throw new Refusal('accountLoginRequired');
};

/** Creates the function that finds site and session of a request. */
export const createSessionResolver =
  ({
    sites,
    sessions,
    rateLimits,
    securityEvents,
  }: Pick<CallDeps, 'sites' | 'sessions' | 'rateLimits' | 'securityEvents'>): ResolveSession =>
  async (request, rules) => {
    // No call of a customer is answered where the office's cookie is sent.
    if (readHost(request.host).kind === 'office') throw new Refusal('notFound');
    const { needsSession, rateLimit, isCounted, isTranslated } = rules;
    const site = await sites.find(namedHost(request));
    if (!site) throw new Refusal('siteUnknown');
    if (rateLimit && !isCounted) await rateLimits.countUse(rateLimit, callerOf({ request, session: null }));
    const session = await sessions.find(request, site);
    if (session) securityEvents.identify(request, session.client.id);
    if (needsSession && !session)
      throw new Refusal((await sessions.isLoggedOut(request, site)) ? 'loggedOut' : 'loginRequired');
    if (needsSession && session) refuseBeyondScope(session, rules, request);
    return { site: isTranslated ? inLocale(site, localeOf(request)) : site, session, staff: null };
  };
