import type { Failure, Result } from './result.ts';

/** What a refusal says of each field, and of none in particular. Values are catalogue keys or finished English. */
export interface RefusedFields {
  fields: Record<string, string>;
  general: string | null;
}

/** What an answer without a list comes to. Whoever counts requests before they reach the server sends none. */
const unsaid = ({ status, message, retryAfter }: Failure) =>
  status === 429
    ? `Too many requests. Please try again in ${retryAfter ? `${retryAfter} seconds` : 'a minute'}`
    : message;

/** Reads the server's list of `{property, message}`; the first error of a property wins (VAL-05). */
export const fieldErrors = (answer: Result<unknown>): RefusedFields => {
  const found = new Map<string, string>();
  const list = answer.failed && !answer.aborted && Array.isArray(answer.body) ? answer.body : [];
  for (const item of list) {
    const { property, message } = Object(item);
    if (typeof message === 'string' && !found.has(String(property ?? '')))
      found.set(String(property ?? ''), message);
  }
  const unnamed = found.get('') ?? null;
  found.delete('');
  const isSilent = !answer.failed || answer.aborted || found.size > 0;
  return { fields: Object.fromEntries(found), general: unnamed ?? (isSilent ? null : unsaid(answer)) };
};
