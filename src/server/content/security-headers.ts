import { createHash } from 'node:crypto';
import { schemeOf } from '../hosts.ts';
import type { Site } from '../stores/sites/sites.ts';

const everywhere = { 'x-content-type-options': 'nosniff' };

/** What other people's pages load. */
export const embedHeaders = {
  ...everywhere,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** A part of a page is shown inside that page alone: opened by itself it runs nothing, and no crawler lists it. */
export const fragmentHeaders = {
  ...embedHeaders,
  'content-security-policy': "default-src 'none'; style-src 'self'; sandbox allow-popups",
  'x-robots-tag': 'noindex',
};

export const siteHeaders = { ...everywhere, 'referrer-policy': 'strict-origin-when-cross-origin' };

/** Where Facebook's SDK comes from and what it talks to, for sites that offer it. */
const facebook = { script: ' https://connect.facebook.net', connect: ' https://*.facebook.com' };

/** The sources by which a policy lets in the styles that stand in a page itself. */
export const styleSources = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    .join('');

/**
 * The cabinet holds sessions: nothing foreign runs in it, nobody frames it, its addresses are told to nobody. `styles`
 * are the sources of those in its shell.
 */
export const cabinetHeaders = ({ host, bootstrap }: Site, styles: string): Record<string, string> => {
  const scheme = schemeOf(host);
  const social = bootstrap.config.social.facebook ? facebook : { script: '', connect: '' };
  const policy = {
    'default-src': "'none'",
    'script-src': `'self'${social.script}`,
    'style-src': `'self'${styles}`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${scheme}://api.${host}${social.connect}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(social.connect && { 'frame-src': social.connect.trim() }),
  };
  return {
    ...everywhere,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
  };
};
