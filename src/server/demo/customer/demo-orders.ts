import type { Fields } from '../../../api/call.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import { dictionaryFields, orderFields } from '../../../order/vocabulary/fields.ts';
import { fieldsOf, isFieldOf, mapFields } from '../../../order/vocabulary/map-fields.ts';
import { hourMs } from '../../durations.ts';
import { idNamed, type Named } from '../id-named.ts';
import data from './customer.json' with { type: 'json' };

/** The demo customer, whose password is public. The account exists only on local demo sites. */
export const demoCustomer = data.account;
export type Account = typeof demoCustomer;

interface Span {
  days?: number;
  hours?: number;
}

/** A step of an order, by the provider or by the customer in the cabinet. */
export interface OrderStep {
  /** Time since the order was placed. */
  after: Span;
  /** Name of the step in `play-orders.ts`. */
  does: string;
  /** Fields of the customer's call, the text that the provider writes, or the code of the writer who delivers. */
  fields?: Fields;
}

export interface DemoOrder {
  /** Age of the order when the demo data are created. */
  ago: Span;
  /** Fields that differ from the usual ones. They name items of dictionaries by their English names. */
  fields: Fields;
  /** Steps in the sequence of their times. */
  steps: readonly OrderStep[];
}

/** Orders of the demo customer, oldest first: one in each status, and a second approved one. */
export const orders: readonly DemoOrder[] = data.orders;

export const msOf = ({ days = 0, hours = 0 }: Span) => (24 * days + hours) * hourMs;
const listOf = {
  ...mapFields(dictionaryFields, (field) => orderFields[field].dictionary),
  currencyId: 'currency' as const,
};

/** Returns all fields of an order, with ids in place of names. */
export const completeFields = (order: DemoOrder, dictionaries: Dictionaries): Fields => {
  const fields: Fields = { ...data.usual, ...order.fields };
  return mapFields(fieldsOf(fields), (field) => {
    if (!isFieldOf(listOf, field)) return fields[field];
    const items: readonly Named<number>[] = dictionaries[listOf[field]];
    return idNamed(items, String(fields[field]));
  });
};
