import { askOnce, networkTimeoutMs } from '../../api/deferred.ts';
import type { RulePage } from '../../api/resources.ts';

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

/** Creates a loader that resolves with a rule page by its slug, or with null if the page could not be loaded. */
export const createRuleLoader = (apiBase: string, identity: string) =>
  askOnce(
    (slug: string) => fetchRule(apiBase, identity, slug),
    (page) => !page,
  );

export type LoadRule = ReturnType<typeof createRuleLoader>;
