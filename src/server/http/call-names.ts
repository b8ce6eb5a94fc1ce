import * as calls from '../../api/calls.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';

export type CallName = keyof typeof calls;

const table: Readonly<Record<CallName, unknown>> = calls;

/** Names of the calls by their rows of the table. */
export const callNames: ReadonlyMap<unknown, CallName> = new Map(
  fieldsOf(table).map((name) => [table[name], name]),
);
