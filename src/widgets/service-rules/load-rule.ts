import { askOnce, networkTimeoutMs } from '../../api/deferred.ts';
import type { RulePage } from '../../api/resources/client.ts';
import type { Translator } from '../../languages/translator.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';

/** Slugs of the rule pages. An element without the attribute `rule` shows the first one. */
export const ruleSlugs = ['terms-of-use', 'money-back-guarantee', 'privacy-policy'] as const;

const isRulePage = (page: unknown): page is RulePage => {
  const { html }: UnknownFields = Object(page);
  return typeof html === 'string';
};

/** Address and identity of the site whose rule pages are loaded, and their language. */
interface RuleSource {
  apiBase: string;
  identity: string;
  t: Translator;
}

/**
 * Fetches a rule page; returns null after a failure. It does not use the API client, because the client is larger than
 * the rest of this widget.
 */
const fetchRule = async (slug: string, { apiBase, identity, t }: RuleSource): Promise<RulePage | null> => {
  try {
    const signal = AbortSignal.timeout(networkTimeoutMs);
    const query = t.isEnglish ? '' : `?locale=${t.language}`;
    const address = `${apiBase}/v1/client/page/rule/${encodeURIComponent(slug)}${query}`;
    const response = await fetch(address, { signal, headers: { 'x-identity': identity } });
    const page: unknown = await response.json();
    return response.ok && isRulePage(page) ? page : null;
  } catch {
    return null;
  }
};

/** Creates a loader that resolves with a rule page by its slug, or with null if the page could not be loaded. */
export const createRuleLoader = (source: RuleSource) =>
  askOnce(
    (slug: string) => fetchRule(slug, source),
    (page) => !page,
  );

export type LoadRule = ReturnType<typeof createRuleLoader>;
