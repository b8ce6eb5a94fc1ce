/** Choices of the policy builder. Hosts are origins such as `https://papers.example`. */
export interface PolicyChoices {
  scriptHost: string;
  apiHost: string;
  cabinetHost: string;
  nonce: boolean;
  trustedTypes: boolean;
  serverHtml: boolean;
  facebook: boolean;
  analytics: boolean;
}

export const defaultChoices: PolicyChoices = {
  scriptHost: 'https://papers.example',
  apiHost: 'https://api.papers.example',
  cabinetHost: 'https://my.papers.example',
  nonce: false,
  trustedTypes: true,
  serverHtml: false,
  facebook: false,
  analytics: false,
};

type Option = Exclude<keyof PolicyChoices, 'scriptHost' | 'apiHost' | 'cabinetHost'>;

/** Options of the policy builder, with their labels. */
export const policyOptions: Readonly<Record<Option, string>> = {
  nonce: 'Scripts run by nonce (strict-dynamic)',
  trustedTypes: 'Require trusted types',
  serverHtml: 'Widgets stand in the page’s own HTML',
  facebook: 'The site offers login with Facebook',
  analytics: 'Google Tag Manager and Analytics',
};

const tagManager = 'https://www.googletagmanager.com';
const analyticsHosts = 'https://*.google-analytics.com https://*.analytics.google.com';

/** Lists words without empty ones. */
const words = (...parts: readonly (string | false)[]) => [...new Set(parts.filter(Boolean))].join(' ');

/** Returns the directives that a page needs for Octavo and for the chosen services. */
export const policyOf = (choices: PolicyChoices): Readonly<Record<string, string>> => {
  const { scriptHost, apiHost, cabinetHost, nonce, serverHtml, facebook, analytics } = choices;
  // Trusted types cannot be required, because Facebook's SDK and custom HTML tags of a tag manager assign text as HTML.
  const isTrusted = choices.trustedTypes && !facebook && !analytics;
  return {
    'default-src': "'none'",
    'script-src': words(
      nonce ? "'nonce-RANDOM' 'strict-dynamic'" : scriptHost,
      !nonce && facebook && 'https://connect.facebook.net',
      !nonce && analytics && tagManager,
    ),
    'connect-src': words(
      scriptHost,
      apiHost,
      facebook && 'https://*.facebook.com',
      analytics && `${tagManager} ${analyticsHosts}`,
    ),
    'style-src': words("'self'", serverHtml && scriptHost),
    'img-src': words("'self' data:", analytics && `${tagManager} ${analyticsHosts}`),
    ...(facebook && { 'frame-src': 'https://*.facebook.com' }),
    'form-action': words("'self'", scriptHost, cabinetHost),
    'base-uri': "'none'",
    ...(isTrusted && { 'require-trusted-types-for': "'script'", 'trusted-types': 'octavo' }),
  };
};

/** Writes a policy as one header, or over several lines so that it is easier to read. */
export const policyText = (policy: Readonly<Record<string, string>>, separator = '; '): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join(separator);

/** Returns notes on what else a page must do for these choices. */
export const policyNotes = (choices: PolicyChoices): string[] => [
  ...(choices.nonce
    ? [
        'Replace RANDOM in every answer by a new random value, and write it into the script: nonce="RANDOM" data-nonce="RANDOM".',
      ]
    : []),
  ...(choices.trustedTypes && (choices.facebook || choices.analytics)
    ? [
        'Trusted types are left out, because Facebook’s SDK and custom HTML of a tag manager make markup from strings.',
      ]
    : []),
];
