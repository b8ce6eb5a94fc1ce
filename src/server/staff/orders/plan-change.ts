import type { OrderChange } from '../../../api/resources/staff-orders.ts';
import { english } from '../../../languages/translator.ts';
import { usableBonus } from '../../../order/price/bonus.ts';
import { fromCents } from '../../../order/price/money.ts';
import { chosenDeadline } from '../../../order/rules/level-and-deadline.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { FieldRow } from '../../../order/vocabulary/field-kinds.ts';
import { orderFields } from '../../../order/vocabulary/fields.ts';
import { isFieldOf } from '../../../order/vocabulary/map-fields.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { fieldRows } from '../../../validation/messages/fields.ts';
import { messageText } from '../../../validation/messages/message.ts';
import { validateOrder } from '../../../validation/paper-details.ts';
import type { Database } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, type RefusalFields, refuseInvalid } from '../../errors.ts';
import { answerOf, type OrderBody, readOrder, type SentOrder } from '../../orders/order-fields.ts';
import { extraRows, type StoredQuote } from '../../orders/place-order.ts';
import { agreedTerms, quoteOrder } from '../../orders/quote.ts';
import { readHeld } from '../../orders/store/bonus.ts';
import { priceBeforeBonus } from '../../orders/store/order-amounts.ts';
import { listExtras } from '../../orders/store/order-parts.ts';
import { type OrderRow, readPaidAt } from '../../orders/store/order-rows.ts';
import { readOwner } from '../../orders/store/orders.ts';
import { readReturned } from '../../payments/store/refunds.ts';
import { keptDiscount } from '../../sites/store/discounts.ts';
import type { Site } from '../../sites/store/sites.ts';
import { officeRefusal } from '../office-sentences.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'sites' | 'rateLimits' | 'now'>;

const { created, paid, inProgress } = orderStatuses;
const changeable: readonly number[] = [created, paid, inProgress];

/** A change that is checked and priced. */
export interface Plan {
  site: Site;
  /** Fields before the change, as a body names them. */
  before: OrderBody;
  after: OrderBody;
  order: SentOrder;
  quote: StoredQuote;
  extras: Database['order_extras'][];
  deadlineAt: number;
  dueCents: number;
  refundCents: number;
  /** US cents of bonus that the order gives back, once all of its payment has gone back. */
  bonusCents: number;
}

/**
 * Returns the amounts that a new price leaves to pay, or gives back: first of the payment, then of the bonus. An unpaid order has
 * one price alone, which its bonus has to fit.
 */
const planAmounts = async (
  { db }: Deps,
  row: OrderRow,
  price: number,
): Promise<Pick<Plan, 'dueCents' | 'refundCents' | 'bonusCents'>> => {
  const { status_id, charged_cents, bonus_used_cents } = row;
  if (status_id === created) {
    if (usableBonus(price, bonus_used_cents) > (await readHeld(db, row)))
      throw officeRefusal('expectedTotalConverted', 'bonusWithdrawn');
    return { dueCents: 0, refundCents: 0, bonusCents: 0 };
  }
  const due = row.due_cents + price - priceBeforeBonus(row);
  const back = Math.max(0, -due);
  const left = charged_cents - (await readReturned(db, row.id));
  const refundCents = Math.min(back, left);
  const bonusCents = back - refundCents;
  // A refund that leaves nothing of payment and bonus ends an order.
  if (back > 0 && refundCents === left && bonusCents >= bonus_used_cents)
    throw officeRefusal('expectedTotalConverted', 'nothingLeft');
  return { dueCents: Math.max(0, due), refundCents, bonusCents };
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
  if (row.status_id !== created && deadlineAt <= now()) throw officeRefusal('deadlineId', 'deadlinePassed');
  return deadlineAt;
};

/** Returns refusals as the office reads them. */
const wordInEnglish = (refusals: RefusalFields): RefusalFields =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, message = '']) => [
      field,
      messageText(fieldRows, message, english),
    ]),
  );

/** Returns the quote that an order has, for a change that its price does not depend on. */
const quoteOf = (row: OrderRow, { currencyId }: SentOrder): StoredQuote => ({
  price: {
    base: row.base_cents,
    total: row.total_cents,
    bonus: row.bonus_cents,
    charged: priceBeforeBonus(row),
    currencyId,
  },
  bonusUsdCents: row.bonus_usd_cents,
  gradePercent: row.grade_percent,
});

const haveSameExtras = ({ extrasIds: one }: SentOrder, { extrasIds: other }: SentOrder) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Checks a changed order by the rules of a new one, and prices its changed parts. It keeps its discount, its exchange rate, the
 * grade of its preferred writer, and the prices of its unchanged parts.
 */
export const planChange = async (deps: Deps, row: OrderRow, changes: OrderBody): Promise<Plan> => {
  if (row.refunded_cents !== null || !changeable.includes(row.status_id))
    throw new Refusal('statusForbidden');
  const { db } = deps;
  const { site } = await readOwner(deps, row);
  const keptExtras = await listExtras(db, row.id);
  const storedFields = Object.entries(answerOf(row)).map(([field, value]) => [field, String(value)] as const);
  const before = {
    ...Object.fromEntries(storedFields),
    extrasIds: keptExtras.map(({ extra_id }) => String(extra_id)),
  };
  const after = { ...before, ...changes };
  const order = readOrder(after, site.bootstrap);
  const ordered = readOrder(before, site.bootstrap);
  const discount = await keptDiscount(db, row);
  const agreed = agreedTerms(row, { before: ordered, after: order, extras: keptExtras, discount });
  const isPriced = agreed.elementsCents === null || !haveSameExtras(ordered, order);
  const quote = isPriced
    ? await quoteOrder(deps, { site, order, caller: {}, clientId: row.client_id, agreed })
    : quoteOf(row, order);
  const refusals = validateOrder(order, { site: site.bootstrap });
  if ('refusals' in quote) throw new Refusal('invalid', wordInEnglish({ ...quote.refusals, ...refusals }));
  refuseInvalid(wordInEnglish(refusals));
  const deadlineAt = await deadlineAfter(deps, row, { site, order });
  const extras = extraRows({ site, order }, row.id, keptExtras);
  const amounts = await planAmounts(deps, row, quote.price.charged);
  return { site, before, after, order, quote, extras, deadlineAt, ...amounts };
};

/** Prices a change without making it. */
export const quoteChange = async (deps: Deps, row: OrderRow, changes: OrderBody): Promise<OrderChange> => {
  const { quote, dueCents, refundCents, bonusCents } = await planChange(deps, row, changes);
  const { total, charged } = quote.price;
  return {
    totalPriceConverted: fromCents(total),
    differenceCents: charged - priceBeforeBonus(row),
    dueCents,
    refundCents,
    bonusCents,
  };
};

/** Returns the value of a field for the log, which has no texts of customers, because they are deleted with the account. */
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

/** Returns the values that differ. They are compared as texts, so that two lists of the same items are the same. */
export const differing = (before: UnknownFields, after: UnknownFields) => {
  const isOther = ([name]: [string, unknown]) => String(before[name]) !== String(after[name]);
  return {
    before: Object.fromEntries(Object.entries(before).filter(isOther)),
    after: Object.fromEntries(Object.entries(after).filter(isOther)),
  };
};

export const changedFields = ({ site, before, after }: Plan) => {
  const differences = differing(before, after);
  const logged = (values: UnknownFields) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, loggedValue(site, field, value)]),
    );
  return { before: logged(differences.before), after: logged(differences.after) };
};
