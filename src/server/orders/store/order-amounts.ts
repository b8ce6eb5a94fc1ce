import type { Cancellation, Order } from '../../../api/resources/order.ts';
import { leastCharge } from '../../../order/price/bonus.ts';
import { chargeParts, totalPrice } from '../../../order/price/charge.ts';
import { fromCents, toCents } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { PaymentService } from '../../payments/service/payment.ts';
import type { OrderRow } from './order-rows.ts';

// Amounts that follow from the row of an order, in US cents, and how they are paid.

type Payable = Pick<OrderRow, 'charged_cents' | 'due_cents'>;

/** Returns the US cents of an order's next or last payment: the difference after a change, else the whole charge. */
export const amountDue = ({ charged_cents, due_cents }: Payable): number => due_cents || charged_cents;

const chargeOf = (order: OrderRow) => ({
  chargedCents: order.charged_cents,
  bonusUsedCents: order.bonus_used_cents,
  dueCents: order.due_cents,
  priceCents: order.price_cents,
});

/** Returns the price of an order in US cents before any bonus, like `totalPrice`. */
export const priceBeforeBonus = (order: OrderRow): number => totalPrice(chargeOf(order));

/** Returns the parts of an order's charge in US cents, like `chargeParts`. */
export const chargePartsOf = (order: OrderRow) => chargeParts(chargeOf(order));

/** Returns the US cents that a cancelled or refunded order puts back into the Bonus Storage: of a refund in part the same share. */
export const bonusBack = ({ status_id, bonus_used_cents, refund_percent }: OrderRow): number =>
  status_id === orderStatuses.cancelled || status_id === orderStatuses.refunded
    ? Math.round((bonus_used_cents * (refund_percent ?? 100)) / 100)
    : 0;

export const wholePayment = ({ charged_cents }: Pick<OrderRow, 'charged_cents'>): Cancellation => ({
  percent: 100,
  refundCents: charged_cents,
});

/** Returns the payment service of an order; null for payment by hand, which also takes amounts below the service's minimum. */
export const paymentServiceFor = (payment: PaymentService | null, order: Payable): PaymentService | null =>
  amountDue(order) >= leastCharge ? payment : null;

/**
 * Returns the surcharge of the writer's grade on pages and slides, in the order's currency. The base price contains the extras too.
 */
export const surchargeOf = ({ base_cents, grade_percent }: OrderRow, extras: Order['extras']) => {
  if (grade_percent === null) return null;
  const elements = base_cents - extras.reduce((sum, one) => sum + toCents(one.priceConverted), 0);
  const cents = Math.round((elements * grade_percent) / (100 + grade_percent));
  return { percent: grade_percent, priceConverted: fromCents(cents) };
};
