import { calls } from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { RulePage } from '../../api/resources.ts';

/** RUL-03; the first is shown where an element names none. */
export const ruleSlugs = ['terms-of-use', 'money-back-guarantee', 'privacy-policy'] as const;

/** Answers each rule from memory once it has come; null where it did not, and then the next call asks again. */
export const createRuleLoader = (client: Client) => {
  const asked = new Map<string, Promise<RulePage | null>>();
  return (slug: string): Promise<RulePage | null> => {
    const known = asked.get(slug);
    if (known) return known;
    const fresh = client.send(calls.rule, { params: { slug } }).then(({ payload }) => {
      if (!payload) asked.delete(slug);
      return payload;
    });
    asked.set(slug, fresh);
    return fresh;
  };
};

export type LoadRule = ReturnType<typeof createRuleLoader>;
