import type { AnyCall } from '../../api/call.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation, Sent } from './conversation.ts';

type ShapeKind = 'text' | 'number' | 'list' | 'object' | 'text or null';

/** Kinds of the fields that a body must have. The body may have further fields. */
export type Shape = Readonly<Record<string, ShapeKind>>;

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
};

const fits = (value: unknown, kind: ShapeKind) => kind.split(' or ').includes(kindOf(value));

/** Describes the first field that a body lacks, as "expected …, received …"; null if the body has every field. */
export const findLack = (body: unknown, shape: Shape): string | null => {
  if (kindOf(body) !== 'object') return `expected an object, received ${kindOf(body)}`;
  const fields: UnknownFields = Object(body);
  for (const [name, kind] of Object.entries(shape))
    if (!fits(fields[name], kind))
      return `expected "${name}" to be ${kind}, received ${kindOf(fields[name])}`;
  return null;
};

/** Describes the first field that an item of a list lacks; null if every item has every field. */
export const findLackInList = (body: unknown, shape: Shape): string | null => {
  if (!Array.isArray(body)) return `expected a list, received ${kindOf(body)}`;
  for (const [index, item] of body.entries()) {
    const lack = findLack(item, shape);
    if (lack) return `in item ${index + 1}, ${lack}`;
  }
  return null;
};

/** Describes how a body differs from a list of `{property, message}` in which `property` occurs; null if it does not differ. */
export const findLackInRefusal = (body: unknown, property?: string): string | null => {
  const lack = findLackInList(body, { property: 'text', message: 'text' });
  if (lack || !Array.isArray(body)) return lack;
  const named = body.map((item: UnknownFields) => item.property);
  return property && !named.includes(property)
    ? `expected an error of "${property}", received errors of ${named.map((name) => `"${name}"`).join(', ') || 'nothing'}`
    : null;
};

/** One call of the suite. A step without `fields` and `items` compares only the status. */
export interface Step {
  call: AnyCall;
  /** Words that distinguish this step from another step with the same call: "in a language". */
  when?: string;
  send?(conversation: Conversation): Sent;
  fields?: Shape;
  items?: Shape;
  /** Field for which an error is expected. The call is then expected to fail. */
  refused?: string;
  /** Statuses of refusals that are accepted too, because they depend on data that the suite does not have. */
  tolerated?: readonly number[];
  /** Describes a difference that a comparison of field kinds does not find; null if there is none. */
  compare?(body: UnknownFields, conversation: Conversation): string | null;
  learn?(body: UnknownFields, conversation: Conversation): void;
}

/** Returns a request with the valid order of the conversation. */
export const withOrder = ({ order }: Conversation): Sent => ({ payload: order });
