import type { CreatedOrder } from '../../api/resources/client.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import { toCents } from '../../order/price/money.ts';
import { chosenDeadline } from '../../order/rules/level-and-deadline.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Caller } from '../accounts/rate-limits.ts';
import { lockClient } from '../accounts/store/clients.ts';
import { changeSession } from '../accounts/store/sessions.ts';
import { newId, newOrderCode } from '../database/ids-and-secrets.ts';
import { isUniqueViolation } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { findDiscount, lockLimitedDiscount } from '../sites/store/discounts.ts';
import type { Site } from '../sites/store/sites.ts';
import { columnsOf } from './order-fields.ts';
import type { Quote, QuoteRequest } from './quote.ts';
import { spendBonus } from './store/change-status.ts';
import {
  addOrder,
  findOrderByKey,
  type KeyedRequest,
  type OrderOrigin,
  storeKey,
} from './store/new-orders.ts';
import { addOrderLetters } from './store/order-letters.ts';

type Deps = Pick<CallDeps, 'db' | 'rateLimits' | 'now'>;

interface NewOrder extends KeyedRequest, Pick<QuoteRequest, 'site' | 'order'> {
  quote: Quote;
  /** Maximum amount to take from the Bonus Storage, in US cents. */
  useBonus: number;
  /** Origin of the order; null if the body has no such field. */
  origin: Partial<OrderOrigin> | null;
  /** Language of the page, which becomes that of the client's letters; undefined if the site does not have it. */
  language: LanguageCode | undefined;
  sessionId: number;
  /** Mailbox of the client and network of the request, under which the daily limits count the order. */
  caller: Caller;
}

/** Returns the exchange rate of a currency times 10,000. It is an integer, because rates have at most four decimals. */
const rateOf = ({ bootstrap }: Site, id: number): number =>
  Math.round((bootstrap.dictionaries.currency.find((currency) => currency.id === id)?.rate ?? 1) * 10_000);

/** The part of a quote that an order stores. */
export type StoredQuote = Pick<Quote, 'price' | 'bonusUsdCents' | 'gradePercent'>;

/** Returns the columns of an order that follow from its fields and its price. */
export const quotedColumns = ({
  site,
  order,
  quote,
}: Pick<NewOrder, 'site' | 'order'> & { quote: StoredQuote }) => ({
  ...columnsOf(order),
  rate_e4: rateOf(site, order.currencyId),
  base_cents: quote.price.base,
  grade_percent: quote.gradePercent,
  total_cents: quote.price.total,
  bonus_cents: quote.price.bonus,
  bonus_usd_cents: quote.bonusUsdCents,
});

const orderRow = (newOrder: NewOrder): Database['orders'] => {
  const { site, clientId, order, quote, now } = newOrder;
  return {
    id: newId(),
    site_id: site.id,
    client_id: clientId,
    code: newOrderCode(),
    status_id: orderStatuses.created,
    ...quotedColumns(newOrder),
    writer_grade_id: quote.writer?.gradeId ?? order.writerGradeId,
    preferred_writer: quote.writer?.code ?? null,
    writer_code: null,
    charged_cents: quote.price.charged,
    bonus_used_cents: 0,
    due_cents: 0,
    price_cents: null,
    refunded_cents: null,
    is_summed: 0,
    refund_percent: null,
    refund_reason: null,
    discount_code: quote.discount?.code ?? null,
    discount_type: quote.discount?.type ?? null,
    discount_amount: quote.discount ? toCents(quote.discount.value) : null,
    created_at: now,
    deadline_at: now + (chosenDeadline(order, site.bootstrap)?.value ?? 0) * 1000,
  };
};

/** Returns rows for the extras of an order, with their current names and prices, or those of `kept` rows. */
export const extraRows = (
  { site, order }: Pick<NewOrder, 'site' | 'order'>,
  order_id: number,
  kept: readonly Database['order_extras'][] = [],
): Database['order_extras'][] => {
  const { dictionaries, tariff } = site.bootstrap;
  return dictionaries.extra
    .filter(({ id }) => order.extrasIds.includes(id))
    .map(({ id, name }, position) => ({
      order_id,
      extra_id: id,
      name,
      cents: tariff.extraCents.find(({ extraId }) => extraId === id)?.cents ?? 0,
      ...kept.find(({ extra_id }) => extra_id === id),
      position,
    }));
};

const insertOrder = ({ db, rateLimits }: Deps, newOrder: NewOrder): Promise<CreatedOrder> =>
  db.transaction().execute(async (tx) => {
    const order = orderRow(newOrder);
    const { site, origin, clientId, sessionId, language, now } = newOrder;
    // The lock comes first, so that an account is not deleted while its order is stored.
    const client = await lockClient(tx, clientId, language && { language });
    // Under the lock, the second of two simultaneous requests with a key finds the order of the first.
    const existing = await findOrderByKey(tx, newOrder);
    if (existing) return existing;
    await storeKey(tx, newOrder, order.code);
    // The discount is checked again under the client's lock.
    const siteId = site.id;
    const code = order.discount_code ?? '';
    if (code) await lockLimitedDiscount(tx, siteId, code);
    const baseCents = newOrder.quote.baseUsdCents;
    const found = await findDiscount(tx, { siteId, code, clientId, baseCents, now });
    if ('refused' in found) throw new Refusal('invalid', { discountCode: found.refused });
    await addOrder(tx, { order, extras: extraRows(newOrder, order.id), origin });
    await addOrderLetters(tx, order, { kind: 'ordered', now, client });
    // The bonus is used one millisecond later, so that the letter about the payment follows the letter about the order.
    if (newOrder.useBonus) await spendBonus(tx, order, { maximumCents: newOrder.useBonus, now: now + 1 });
    await changeSession(tx, sessionId, { last_order: order.code });
    // The count comes last, because all orders of one network lock its row.
    await rateLimits.countInTransaction('dailyOrder', newOrder.caller, tx);
    return { code: order.code, paymentSystemId: newOrder.order.paymentSystemId };
  });

/** Maximum number of random codes to try. If all of them seem to exist, another error is the cause. */
const maximumCodes = 5;

/** Adds an order once for an idempotency key. Another code is tried if the random one exists already. */
export const placeOrder = async (deps: Deps, newOrder: NewOrder): Promise<CreatedOrder> => {
  for (let tries = 1; ; tries++) {
    try {
      return await insertOrder(deps, newOrder);
    } catch (error) {
      if (!isUniqueViolation(error) || tries === maximumCodes) throw error;
    }
  }
};
