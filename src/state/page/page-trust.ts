/** The rules of a Trusted Types policy. */
export interface Rules {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Rules;
}
interface Trust {
  policy: Rules;
  /** Rules that code adds after the first view. */
  later: { [Rule in keyof Rules]?: Rules[Rule] | undefined };
}
const key = Symbol.for('octavo.policy');
export type Page = Window & { trustedTypes?: PolicyFactory; [key]?: Trust };

const refuse = () => {
  throw new TypeError('not from Octavo');
};

/**
 * Returns the page's Trusted Types policy named `octavo`. A browser allows one policy of a name, and scripts of two
 * releases may run on one page, so the first call creates it for all. It allows the `views` of the script that creates
 * it, and what the rules of the widgets' code allow, which are added once. The rules trust no caller, because any script of the page can
 * use the policy.
 */
export const pageTrust = (page: Page, views: readonly string[], added: Partial<Rules> = {}): Rules => {
  const later: Trust['later'] = {};
  const rules: Rules = {
    createHTML: (text) => (views.includes(text) ? text : (later.createHTML ?? refuse)(text)),
    createScriptURL: (address) => (later.createScriptURL ?? refuse)(address),
  };
  page[key] ??= { policy: page.trustedTypes?.createPolicy('octavo', rules) ?? rules, later };
  const trust = page[key];
  trust.later.createHTML ??= added.createHTML;
  trust.later.createScriptURL ??= added.createScriptURL;
  return trust.policy;
};
