import type { Order, Payment } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import { parseServerDate } from '../../order/dates.ts';
import { formatHours } from '../../order/format.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { wholeCode } from '../shared/order-texts.tsx';
import { billedCents } from '../shared/payment-texts.ts';
import { isPaidByBonus } from './payment-progress.tsx';

export interface PlacedProps {
  order: Order;
  payment: Payment;
}

const justPlacedMs = 15 * 60_000;

/** Returns whether the customer probably comes from the order form. `now` is the server's time. */
const isJustPlaced = ({ createdAt, dueCents }: Order, now: number): boolean => {
  const placed = parseServerDate(createdAt);
  return placed !== null && !dueCents && now - placed.getTime() < justPlacedMs;
};

/** Returns the title of the payment page. Only a new order is called placed, because links lead to the page for days. */
export const paymentTitle = (order: Order, { way, state, howToPay }: Payment, now: number): Text => {
  if (state === 'refunded') return 'Refunded';
  const isPlaced = isJustPlaced(order, now);
  if (way !== 'manual' || state !== 'due')
    return isPlaced && isPaidByBonus(order, state) ? 'Order placed' : 'Payment';
  if (isPlaced) return 'Order placed';
  return howToPay && billedCents(order) ? 'How to pay' : 'Payment of %code%';
};

/**
 * Names the order that was just placed and its next step at the top, because most customers come here from the order form.
 * For an older order, says only when the provider writes how to pay.
 */
export function PlacedNotice({ order, payment: { answerHours, howToPay } }: PlacedProps) {
  const { t, now } = useCabinet();
  const { code, chargedCents } = order;
  const hours = formatHours(answerHours, t);
  const isNew = isJustPlaced(order, now());
  if (!isNew && (howToPay || chargedCents === 0)) return null;
  return (
    <p className="lead placed">
      {isNew && <b>{wholeCode(code)}. </b>}
      {chargedCents > 0 &&
        (howToPay ? t('This page says how to pay.') : t('We write within %hours% how to pay.', { hours }))}
    </p>
  );
}
