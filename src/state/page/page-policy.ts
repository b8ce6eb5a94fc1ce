import { cleanHtml } from './clean-html.ts';

/** The one script of somebody else's that is ever loaded (AUT-02). */
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
 * The page's one policy named `octavo`: a browser grants the name once, and chunks of two releases may meet, so
 * whoever comes first makes it for all. Any script can reach it; its rules therefore trust no caller.
 */
export const pagePolicy = (page: Page): Policy => {
  page[key] ??= page.trustedTypes?.createPolicy('octavo', rules) ?? rules;
  return page[key];
};
