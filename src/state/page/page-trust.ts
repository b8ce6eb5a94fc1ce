export interface TrustRules {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
type AddedRules = { [Rule in keyof TrustRules]?: TrustRules[Rule] | undefined };
const policyKey = Symbol.for('octavo.policy');
const rulesKey = Symbol.for('octavo.rules');
export type TrustedPage = Window & {
  trustedTypes?: { createPolicy(name: string, rules: TrustRules): TrustRules };
  [policyKey]?: TrustRules;
  [rulesKey]?: AddedRules;
};

const refuse = () => {
  throw new TypeError('not from Octavo');
};

/**
 * Returns the page's Trusted Types policy named `octavo`. A browser allows one policy of a name, and scripts of two releases
 * may run on one page, so the first call creates it for all. It allows the `views` of the script that creates it, and the
 * values that the rules of the widgets' code accept.
 */
export const pageTrust = (page: TrustedPage, views: readonly string[]): TrustRules => {
  const found = page[policyKey];
  if (found) return found;
  const addedRules: AddedRules = {};
  page[rulesKey] = addedRules;
  const viewRules: TrustRules = {
    createHTML: (text) => (views.includes(text) ? text : (addedRules.createHTML ?? refuse)(text)),
    createScriptURL: (address) => (addedRules.createScriptURL ?? refuse)(address),
  };
  const policy = page.trustedTypes?.createPolicy('octavo', viewRules) ?? viewRules;
  page[policyKey] = policy;
  return policy;
};

/**
 * Returns the page's policy with the rules of the widgets' code, which are added once. They trust no caller, because any
 * script of the page can use the policy; until they are added, a script of the page could add its own. A policy of an earlier
 * release takes no further rules.
 */
export const trustByRules = (page: TrustedPage, rules: TrustRules): TrustRules => {
  const policy = pageTrust(page, []);
  const addedRules = page[rulesKey];
  if (addedRules) {
    addedRules.createHTML ??= rules.createHTML;
    addedRules.createScriptURL ??= rules.createScriptURL;
  }
  return policy;
};
