import type { UnknownFields } from '../order/unknown-fields.ts';
import type { Failure, Result } from './result.ts';

/** Errors of a refused call, by field and in general. Values are message keys or English sentences. */
export interface RefusedFields {
  fields: Record<string, string>;
  general: string | null;
}

/** Message of a failure without a list of errors. A proxy that limits requests sends status 429 without a list. */
const generalMessage = ({ status, message, retryAfter }: Failure) =>
  status === 429
    ? `Too many requests. Please try again in ${retryAfter ? `${retryAfter} seconds` : 'a minute'}`
    : message;

/** Reads the server's list of `{property, message}`. The first error of each property counts. */
export const fieldErrors = (result: Result<unknown>): RefusedFields => {
  const found = new Map<string, string>();
  const list = result.failed && !result.aborted && Array.isArray(result.body) ? result.body : [];
  for (const item of list) {
    const { property, message }: UnknownFields = Object(item);
    if (typeof message === 'string' && !found.has(String(property ?? '')))
      found.set(String(property ?? ''), message);
  }
  const unnamed = found.get('') ?? null;
  found.delete('');
  const hasNoMessage = !result.failed || result.aborted || found.size > 0;
  return {
    fields: Object.fromEntries(found),
    general: unnamed ?? (hasNoMessage ? null : generalMessage(result)),
  };
};
