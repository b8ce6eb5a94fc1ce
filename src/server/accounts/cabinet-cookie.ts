import type { FastifyReply, FastifyRequest } from 'fastify';
import { schemeOf } from '../hosts.ts';
import { idleLimitMs } from '../stores/clients/sessions.ts';
import type { Site } from '../stores/sites/sites.ts';

/**
 * Name of the cookie. Browsers accept the prefix only from the host itself and over https, so that neither another
 * subdomain nor an unencrypted page can set the cookie.
 */
const nameOn = ({ host }: Site) => (schemeOf(host) === 'https' ? '__Host-octavo-session' : 'octavo-session');

/** Returns the secret of the cabinet's cookie; null without one. */
export const readCookie = ({ headers }: FastifyRequest, site: Site): string | null => {
  const start = `${nameOn(site)}=`;
  const pair = (headers.cookie ?? '').split(/;\s*/).find((text) => text.startsWith(start));
  return pair?.slice(start.length) || null;
};

/** Sets the cookie, or prolongs it. Scripts cannot read it, and no page of another site can send it. */
export const sendCookie = (reply: FastifyReply, site: Site, secret: string): void => {
  const secure = schemeOf(site.host) === 'https' ? '; Secure' : '';
  const attributes = `Path=/; Max-Age=${idleLimitMs / 1000}; HttpOnly; SameSite=Strict${secure}`;
  reply.header('set-cookie', `${nameOn(site)}=${secret}; ${attributes}`);
};
