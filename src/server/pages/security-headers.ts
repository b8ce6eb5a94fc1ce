import { styleSources } from '../http/content.ts';
import { schemeOf } from '../http/hosts.ts';
import type { Site } from '../sites/store/sites.ts';

const commonHeaders = { 'x-content-type-options': 'nosniff' };

/** Headers of files that pages of other hosts load. */
export const embedHeaders = {
  ...commonHeaders,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/** Policy sources of Facebook's SDK, for sites that offer its login. */
const facebook = { script: ' https://connect.facebook.net', connect: ' https://*.facebook.com' };

/**
 * Returns the headers of a page fragment. If it is opened as a page, it runs no script and can still send its form. Crawlers do
 * not index it.
 */
export const fragmentHeaders = (html: string): Record<string, string> => ({
  ...embedHeaders,
  'content-security-policy': `default-src 'none'; style-src 'self'${styleSources(html)}; sandbox allow-popups allow-forms`,
  'x-robots-tag': 'noindex',
});

const policyText = (policy: Readonly<Record<string, string>>) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Returns the policy that landing pages and cabinet share: their own host, the API, and Facebook if the site offers its login. */
const sharedPolicy = ({ host, bootstrap }: Site) => {
  const social = bootstrap.config.social.facebook ? facebook : { script: '', connect: '' };
  return {
    'default-src': "'none'",
    'script-src': `'self'${social.script}`,
    'font-src': "'self'",
    'connect-src': `'self' ${schemeOf(host)}://api.${host}${social.connect}`,
    'form-action': "'self'",
    'base-uri': "'none'",
    ...(social.connect && { 'frame-src': social.connect.trim() }),
  };
};

const officeFrames = ({ host }: Site) => ({
  'frame-ancestors': `'self' ${schemeOf(host)}://office.${host}`,
});

/**
 * Returns the headers of the landing pages. Scripts of other hosts do not run, and only the office, which shows a preview, can frame the pages,
 * whose forms take passwords. Facebook's SDK writes HTML as text, so trusted types are required only without it. `styles` are the
 * policy sources of a page's inline styles.
 */
export const siteHeaders = (site: Site, styles: string): Record<string, string> => {
  const { postback, social } = site.bootstrap.config;
  const shared = sharedPolicy(site);
  const postbacks = new Set(postback.map(({ url }) => ` ${new URL(url).origin}`));
  const policy = {
    ...shared,
    'style-src': `'self'${styles}`,
    'img-src': "'self' data:",
    // The playground shows its preview in a frame.
    'frame-src': `'self'${social.facebook ? facebook.connect : ''}`,
    'manifest-src': "'self'",
    'connect-src': shared['connect-src'] + [...postbacks].join(''),
    ...officeFrames(site),
    ...(!social.facebook && { 'require-trusted-types-for': "'script'", 'trusted-types': 'octavo' }),
  };
  return {
    ...commonHeaders,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': policyText(policy),
  };
};

/**
 * Returns the headers of the cabinet. Because the cabinet has sessions, it runs no foreign scripts, cannot be framed and sends
 * no referrer. `styles` are the policy sources of its inline styles.
 */
export const cabinetHeaders = (site: Site, styles: string): Record<string, string> => {
  const policy = {
    ...sharedPolicy(site),
    'style-src': `'self'${styles}`,
    'img-src': "'self' data: blob:",
    'frame-ancestors': "'none'",
  };
  return {
    ...commonHeaders,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': policyText(policy),
  };
};

/** Returns the headers of a letter that is shown as a page. Its styles are in attributes. */
export const letterHeaders = (site: Site, styles: string): Record<string, string> => ({
  ...commonHeaders,
  'content-security-policy': policyText({
    'default-src': "'none'",
    'img-src': "'self'",
    'style-src': styles.trim(),
    'style-src-attr': "'unsafe-inline'",
    ...officeFrames(site),
  }),
});

/** Returns the headers of a preview: those of the page, with the office as the only foreign page that can frame it. */
export const framedByOffice = (
  site: Site,
  { 'x-frame-options': _, ...headers }: Record<string, string>,
): Record<string, string> => ({
  ...headers,
  'x-robots-tag': 'noindex',
  'content-security-policy': (headers['content-security-policy'] ?? '').replace(
    /frame-ancestors [^;]*/,
    `frame-ancestors ${officeFrames(site)['frame-ancestors']}`,
  ),
});

/**
 * Headers of the office, which loads nothing from elsewhere and cannot be framed. Its components add rules to empty `<style>`
 * elements, which the hash of an empty text allows.
 */
export const officeHeaders = ({ host }: Site): Record<string, string> => ({
  ...commonHeaders,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'content-security-policy': policyText({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    // Letters have their styles in attributes. A frame without scripts shows them.
    'style-src-attr': "'unsafe-inline'",
    // The logo in a letter is of the site.
    'img-src': `'self' data: blob: ${schemeOf(host)}://${host}`,
    // The preview of a file, whose bytes the page has fetched, and that of the site.
    'frame-src': `blob: ${schemeOf(host)}://${host} ${schemeOf(host)}://my.${host}`,
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }),
});
