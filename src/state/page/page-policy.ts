import { cleanHtml } from './clean-html.ts';

/** The only third-party script that a widget loads. */
export const facebookSdk = 'https://connect.facebook.net/en_US/sdk.js';

interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}
const key = Symbol.for('octavo.policy');
type Page = Window & { trustedTypes?: PolicyFactory; [key]?: Policy };

const rules: Policy = {
  createHTML: cleanHtml,
  createScriptURL: (address) => {
    if (address !== facebookSdk) throw new TypeError('not a script of Octavo');
    return address;
  },
};

/**
 * Returns the page's Trusted Types policy named `octavo`. A browser grants the name once, and chunks of two releases may
 * run on one page, so the first call creates the policy for all. Any script can reach it, so its rules trust no caller.
 */
export const pagePolicy = (page: Page): Policy => {
  page[key] ??= page.trustedTypes?.createPolicy('octavo', rules) ?? rules;
  return page[key];
};
