import type { RulePage } from '../../api/resources.ts';
import { networkTimeoutMs } from '../../api/with-timeout.ts';

/** RUL-03; the first is shown where an element names none. */
export const ruleSlugs = ['terms-of-use', 'money-back-guarantee', 'privacy-policy'] as const;

/** Without the client, which weighs more than all of this widget. */
const fetchRule = async (apiBase: string, identity: string, slug: string): Promise<RulePage | null> => {
  try {
    const signal = AbortSignal.timeout(networkTimeoutMs);
    const address = `${apiBase}/v1/client/page/rule/${encodeURIComponent(slug)}`;
    const answer = await fetch(address, { signal, headers: { 'x-identity': identity } });
    const page: unknown = await answer.json();
    return answer.ok && typeof Object(page).html === 'string' ? (page as RulePage) : null;
  } catch {
    return null;
  }
};

/** Answers each rule from memory once it has come; null where it did not, and then the next call asks again. */
export const createRuleLoader = (apiBase: string, identity: string) => {
  const asked = new Map<string, Promise<RulePage | null>>();
  return (slug: string): Promise<RulePage | null> => {
    const known = asked.get(slug);
    if (known) return known;
    const fresh = fetchRule(apiBase, identity, slug).then((page) => {
      if (!page) asked.delete(slug);
      return page;
    });
    asked.set(slug, fresh);
    return fresh;
  };
};

export type LoadRule = ReturnType<typeof createRuleLoader>;
