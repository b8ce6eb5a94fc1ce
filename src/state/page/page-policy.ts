import { cleanHtml } from './clean-html.ts';
import { type TrustedPage, type TrustRules, trustByRules } from './page-trust.ts';

/** Address of the Facebook SDK, the only script of another host that a widget loads. */
export const facebookSdk = 'https://connect.facebook.net/en_US/sdk.js';

const rules: TrustRules = {
  createHTML: cleanHtml,
  createScriptURL: (address) => {
    if (address !== facebookSdk) throw new TypeError('not a script of Octavo');
    return address;
  },
};

/** Returns the page's Trusted Types policy with the rules of the widgets' code. */
export const pagePolicy = (page: TrustedPage): TrustRules => trustByRules(page, rules);
