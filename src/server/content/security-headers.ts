import { createHash } from 'node:crypto';
import { schemeOf } from '../hosts.ts';
import type { Site } from '../stores/sites/sites.ts';

const commonHeaders = { 'x-content-type-options': 'nosniff' };

/** Headers of files that pages of other hosts load. */
export const embedHeaders = {
  ...commonHeaders,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Headers of a page fragment. Opened as a page, it runs no script, and crawlers do not index it. */
export const fragmentHeaders = {
  ...embedHeaders,
  'content-security-policy': "default-src 'none'; style-src 'self'; sandbox allow-popups",
  'x-robots-tag': 'noindex',
};

export const siteHeaders = { ...commonHeaders, 'referrer-policy': 'strict-origin-when-cross-origin' };

/** Sources of Facebook's SDK, for sites that offer its login. */
const facebook = { script: ' https://connect.facebook.net', connect: ' https://*.facebook.com' };

/** Returns the policy sources that allow the inline styles of a page. */
export const styleSources = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    .join('');

/**
 * Returns the headers of the cabinet. Because it holds sessions, it runs no foreign scripts, cannot be framed and sends no
 * referrer. `styles` are the policy sources of its inline styles.
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
    ...commonHeaders,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
  };
};
