import type { FastifyRequest } from 'fastify';
import { readCookie, refuseForeignOrigin } from '../accounts/cabinet-cookie.ts';
import type { RateLimits } from '../accounts/rate-limits.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { networkOf } from '../http/headers/caller.ts';
import { readHost } from '../http/hosts.ts';
import type { ResolveSession } from '../http/request-context.ts';
import type { Sites } from '../sites/store/sites.ts';
import type { Actor } from './store/acts.ts';
import { findStaffSession, type StaffSession } from './store/staff-sessions.ts';

interface Deps {
  db: Db;
  sites: Sites;
  rateLimits: RateLimits;
  now: () => number;
}

/**
 * Creates the function that finds the person of a request. Only a page of the office may change anything, and only the office's
 * host has these calls, so that neither another page nor a token of a customer reaches them.
 */
export const createStaffResolver =
  ({ db, sites, rateLimits, now }: Deps): ResolveSession =>
  async (request, { staffRoles = [], rateLimit }) => {
    const { kind, site: host } = readHost(request.host);
    const site = kind === 'office' ? await sites.find(host) : null;
    if (!site) throw new Refusal('notFound');
    if (request.method !== 'GET') refuseForeignOrigin(request, site, 'office.');
    if (rateLimit) await rateLimits.countUse(rateLimit, { address: networkOf(request.ip) });
    const cookie = readCookie(request, site);
    const staff = (cookie && (await findStaffSession(db, cookie, now()))) || null;
    if (staffRoles === 'anyone') return { site, session: null, staff };
    if (!staff) throw new Refusal('loginRequired');
    if (!staffRoles.includes(staff.role)) throw new Refusal('roleForbidden');
    return { site, session: null, staff };
  };

/** Returns who acts by a request of the office. */
export const actorOf = (
  { staff, request }: { staff: Pick<StaffSession, 'id'>; request: FastifyRequest },
  now: number,
): Actor => ({ by: staff.id, network: networkOf(request.ip), now });
