import type { FastifyRequest } from 'fastify';
import { readCookie, refuseForeignOrigin } from '../accounts/cabinet-cookie.ts';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { networkOf } from '../http/headers/caller.ts';
import { type HostKind, readHost } from '../http/hosts.ts';
import {
  type AccessRules,
  parameterText,
  type ResolveSession,
  type SiteAndSession,
} from '../http/request-context.ts';
import type { Site } from '../sites/store/sites.ts';
import { findKeySession } from './store/keys.ts';
import { findStaffSession, type StaffSession } from './store/staff-sessions.ts';

type Deps = Pick<CallDeps, 'db' | 'sites' | 'rateLimits' | 'now'>;

/**
 * Returns the API key of a request; null without one. On the host of the API any other header, or none, counts as an unknown key,
 * so that the refusal tells the program about keys. A proxy before the office may ask browsers for a password of its own.
 */
const readKey = ({ headers }: FastifyRequest, kind: HostKind): string | null => {
  const { authorization } = headers;
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? (kind === 'api' ? '' : null);
};

/** Finds the staff session of an API key. It opens the calls of its scopes about its own site alone. */
const resolveKey = async (
  { db, sites, rateLimits, now }: Deps,
  { request, site, key }: { request: FastifyRequest; site: Site; key: string },
  { keyScope, isCounted }: AccessRules,
): Promise<StaffSession> => {
  const keySession = await findKeySession(db, key, { siteId: site.id, now: now() });
  if (!keySession) throw new Refusal('keyUnknown');
  if (!isCounted) await rateLimits.countUse('key', { account: String(keySession.staff.id) });
  if (!keyScope || !keySession.scopes.includes(keyScope)) throw new Refusal('scopeForbidden');
  const named = parameterText(request.params, 'siteHost') ?? parameterText(request.query, 'host');
  if (named !== undefined && (await sites.find(named))?.id !== site.id) throw new Refusal('siteUnknown');
  return keySession.staff;
};

/**
 * Creates the function that finds the person of a request. Only pages of the office may make changes, and only the office's host
 * has these calls. So neither another page nor a token of a customer reaches them. A program with a key may use the host of the API
 * too, because no browser adds a key by itself. The site is the one that the path names, else that of the host.
 */
export const createStaffResolver =
  (deps: Deps): ResolveSession =>
  async (request, rules) => {
    const { db, sites, rateLimits, now } = deps;
    const { roles = [], rateLimit, isCounted } = rules;
    const { kind, site: host } = readHost(request.host);
    const key = readKey(request, kind);
    const hostSite = kind === 'office' || (key !== null && kind === 'api') ? await sites.find(host) : null;
    if (!hostSite) throw new Refusal('notFound');
    const named = parameterText(request.params, 'siteHost');
    const actedOn = async (staff: StaffSession): Promise<SiteAndSession> => {
      const site = named === undefined ? hostSite : await sites.find(named);
      if (!site) throw new Refusal('siteUnknown');
      const actor = { by: staff.id, network: networkOf(request.ip), now: now() };
      return { site, session: null, staff, actor };
    };
    if (key !== null) return actedOn(await resolveKey(deps, { request, site: hostSite, key }, rules));
    if (request.method !== 'GET') refuseForeignOrigin(request, hostSite, 'office.');
    if (rateLimit && !isCounted) await rateLimits.countUse(rateLimit, { address: networkOf(request.ip) });
    const cookie = readCookie(request, hostSite);
    const staff = (cookie && (await findStaffSession(db, cookie, now()))) || null;
    if (roles === 'anyone') return { site: hostSite, session: null, staff };
    if (!staff) throw new Refusal('loginRequired');
    if (!roles.includes(staff.role)) throw new Refusal('roleForbidden');
    return actedOn(staff);
  };
