import { cleanHtml } from './clean-html.ts';

/** Address of the Facebook SDK, the only script of another host that a widget loads. */
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
 * Returns the page's Trusted Types policy named `octavo`. A browser allows one policy of a name, and chunks of two
 * releases may run on one page, so the first call creates it for all. Its rules trust no caller, because any script of
 * the page can use the policy.
 */
export const pagePolicy = (page: Page): Policy => {
  page[key] ??= page.trustedTypes?.createPolicy('octavo', rules) ?? rules;
  return page[key];
};
