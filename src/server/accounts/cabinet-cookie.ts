import type { FastifyReply, FastifyRequest } from 'fastify';
import { schemeOf } from '../hosts.ts';
import { idleLimitMs } from '../stores/clients/sessions.ts';
import type { Site } from '../stores/sites/sites.ts';

/**
 * Name of the cookie. Browsers accept the prefix `__Host-` only from the host itself and over https, so that neither another
 * subdomain nor an unencrypted page can set the cookie.
 */
const nameOn = ({ host }: Site) => (schemeOf(host) === 'https' ? '__Host-octavo-session' : 'octavo-session');

/** Returns the session's secret from the cabinet's cookie; null if the request has no such cookie. */
export const readCookie = ({ headers }: FastifyRequest, site: Site): string | null => {
  const start = `${nameOn(site)}=`;
  const pair = (headers.cookie ?? '').split(/;\s*/).find((text) => text.startsWith(start));
  return pair?.slice(start.length) || null;
};

/** Sets or prolongs the cabinet's cookie. Scripts cannot read it, and pages of other sites cannot make a browser send it. */
export const sendCookie = (reply: FastifyReply, site: Site, secret: string): void => {
  const secure = schemeOf(site.host) === 'https' ? '; Secure' : '';
  const attributes = `Path=/; Max-Age=${idleLimitMs / 1000}; HttpOnly; SameSite=Strict${secure}`;
  reply.header('set-cookie', `${nameOn(site)}=${secret}; ${attributes}`);
};
