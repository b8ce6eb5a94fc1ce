import type { OrderChange } from '../../../api/resources/staff-orders.ts';
import { english } from '../../../languages/translator.ts';
import { fromCents } from '../../../order/price/money.ts';
import { chosenDeadline } from '../../../order/rules/field-view.ts';
import type { FieldRow } from '../../../order/vocabulary/field-kinds.ts';
import { orderFields } from '../../../order/vocabulary/fields.ts';
import { isFieldOf } from '../../../order/vocabulary/map-fields.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { fieldRows } from '../../../validation/messages/fields.ts';
import { textOf } from '../../../validation/messages/message.ts';
import { validateOrder } from '../../../validation/validate.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, type RefusalFields, refuseInvalid } from '../../errors.ts';
import { answerOf } from '../../orders/order-fields.ts';
import { type OrderBody, readOrder, type SentOrder } from '../../orders/order-input.ts';
import { type Quote, quoteOrder } from '../../orders/quote.ts';
import { readExtras } from '../../orders/store/order-parts.ts';
import { type OrderRow, priceOf, readPaidAt } from '../../orders/store/order-rows.ts';
import { readOwner } from '../../orders/store/orders.ts';
import { keptDiscount } from '../../sites/store/discounts.ts';
import type { Site } from '../../sites/store/sites.ts';
import { officeSentences } from '../office-sentences.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'sites' | 'rateLimits' | 'now'>;

type Values = Readonly<Record<string, unknown>>;

const { created, paid, inProgress } = orderStatuses;
const changeable: readonly number[] = [created, paid, inProgress];

/** A change that is checked and priced. */
export interface Plan {
  site: Site;
  /** Fields before the change, as a body names them. */
  before: OrderBody;
  after: OrderBody;
  order: SentOrder;
  quote: Quote;
  deadlineAt: number;
  dueCents: number;
  refundCents: number;
}

/** Returns what a new price leaves to pay of an order, or gives back. An unpaid order has one price alone. */
const settle = (row: OrderRow, price: number): Pick<Plan, 'dueCents' | 'refundCents'> => {
  const due = row.status_id === created ? 0 : row.due_cents + price - priceOf(row);
  return { dueCents: Math.max(0, due), refundCents: Math.max(0, -due) };
};

/** Returns the deadline after a change. Another choice of deadline counts from the payment, like the first one. */
const deadlineAfter = async (
  { db, now }: Deps,
  row: OrderRow,
  { site, order }: Pick<Plan, 'site' | 'order'>,
) => {
  if (order.deadlineId === row.deadline_id) return row.deadline_at;
  const seconds = chosenDeadline(order, site.bootstrap)?.value ?? 0;
  const from = row.status_id === created ? row.created_at : await readPaidAt(db, row);
  const deadlineAt = from + seconds * 1000;
  if (row.status_id !== created && deadlineAt <= now())
    throw new Refusal('invalid', { deadlineId: officeSentences.deadlinePassed });
  return deadlineAt;
};

/** Returns refusals as the office reads them. */
const inEnglish = (refusals: RefusalFields): RefusalFields =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, message = '']) => [field, textOf(fieldRows, message, english)]),
  );

/**
 * Checks and prices a changed order by the rules of a new one. It keeps its discount, which may have ended, and the grade of its
 * preferred writer.
 */
export const planChange = async (deps: Deps, row: OrderRow, changes: OrderBody): Promise<Plan> => {
  if (row.refunded_cents !== null || !changeable.includes(row.status_id))
    throw new Refusal('statusForbidden');
  const { db } = deps;
  const { site } = await readOwner(deps, row);
  const extras = (await readExtras(db, [row.id]))(row);
  const stored = Object.entries(answerOf(row)).map(([field, value]) => [field, String(value)] as const);
  const before = { ...Object.fromEntries(stored), extrasIds: extras.map(({ id }) => String(id)) };
  const after = { ...before, ...changes };
  const order = readOrder(after, site.bootstrap);
  const kept = await keptDiscount(db, site.id, row.discount_code);
  const quote = await quoteOrder(deps, { site, order, caller: {}, clientId: row.client_id, kept });
  const refusals = validateOrder(order, { site: site.bootstrap });
  if ('refusals' in quote) throw new Refusal('invalid', inEnglish({ ...quote.refusals, ...refusals }));
  refuseInvalid(inEnglish(refusals));
  const deadlineAt = await deadlineAfter(deps, row, { site, order });
  return { site, before, after, order, quote, deadlineAt, ...settle(row, quote.price.charged) };
};

/** Returns what a change would cost, without making it. */
export const quoteChange = async (deps: Deps, row: OrderRow, changes: OrderBody): Promise<OrderChange> => {
  const { quote, dueCents, refundCents } = await planChange(deps, row, changes);
  const { total, charged } = quote.price;
  return {
    totalPriceConverted: fromCents(total),
    differenceCents: charged - priceOf(row),
    dueCents,
    refundCents,
  };
};

/** Returns a field for the log, where texts of customers do not stand, because they are deleted with the account. */
const loggedValue = ({ allDictionaries }: Site, field: string, sent: unknown) => {
  const row: FieldRow | null = isFieldOf(orderFields, field) ? orderFields[field] : null;
  if (row?.kind === 'text') return `${String(sent).length} characters`;
  if (!row || !('dictionary' in row) || !row.dictionary) return sent;
  const items: readonly { id: number; name?: string }[] = allDictionaries[row.dictionary];
  return [sent]
    .flat()
    .map((one) => items.find(({ id }) => String(id) === String(one))?.name ?? one)
    .join(', ');
};

/** Returns the values that differ. */
export const differing = (before: Values, after: Values) => {
  const isOther = ([name]: [string, unknown]) => String(before[name]) !== String(after[name]);
  return {
    before: Object.fromEntries(Object.entries(before).filter(isOther)),
    after: Object.fromEntries(Object.entries(after).filter(isOther)),
  };
};

/** Returns the changed fields with their values before and after. */
export const changedFields = ({ site, before, after }: Plan) => {
  const changed = differing(before, after);
  const logged = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, loggedValue(site, field, value)]),
    );
  return { before: logged(changed.before), after: logged(changed.after) };
};
