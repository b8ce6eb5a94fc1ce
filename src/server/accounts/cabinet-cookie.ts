import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { schemeOf } from '../http/hosts.ts';
import type { Site } from '../sites/store/sites.ts';
import { idleLimitMs } from './store/sessions.ts';

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

/**
 * Sets or prolongs the cabinet's cookie, or removes it if `secret` is null. Scripts cannot read it, and pages of other sites
 * cannot make a browser send it.
 */
export const sendCookie = (reply: FastifyReply, site: Site, secret: string | null): void => {
  const secure = schemeOf(site.host) === 'https' ? '; Secure' : '';
  const seconds = secret === null ? 0 : idleLimitMs / 1000;
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  reply.header('set-cookie', `${nameOn(site)}=${secret ?? ''}; ${attributes}`);
};

/**
 * Returns whether a page of the cabinet, or of the office (`office.`), has sent a request. An unencrypted copy of the page does
 * not count.
 */
export const isFromCabinet = (
  { headers: { origin } }: FastifyRequest,
  { host }: Pick<Site, 'host'>,
  prefix: 'my.' | 'office.' = 'my.',
): boolean => [schemeOf(host), 'https'].some((scheme) => origin === `${scheme}://${prefix}${host}`);

/**
 * Refuses requests of pages other than the cabinet, or other than the office: of other sites, of the site's other hosts, and of
 * an unencrypted copy of the page. Programs, which send no `Origin`, are refused too.
 */
export const refuseForeignOrigin = (
  request: FastifyRequest,
  site: Site,
  prefix?: 'my.' | 'office.',
): void => {
  if (!isFromCabinet(request, site, prefix)) throw new Refusal('foreignOrigin');
};
