import type { ReactNode } from 'react';
import type { Card, Order } from '../../api/resources/order.ts';
import { deadlineText } from '../../order/ordered-paper.ts';
import { totalPrice } from '../../order/price/charge.ts';
import { currencies } from '../../order/vocabulary/ids.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { statusById } from '../order/status/statuses.ts';
import { PaperLines } from '../order/summary/paper-lines.tsx';
import { dateTimeText } from '../shared/moment.tsx';
import { amountText, cardText, dollarText, wholeCode } from '../shared/order-texts.tsx';
import { billedCents, chosenCurrency, shareOfTotal } from '../shared/payment-texts.ts';
import { Sheet } from '../shared/sheet.tsx';
import { useSite } from '../shared/use-load.ts';

interface OrderBillProps {
  order: Order;
  /** Name of the payment system. */
  method: string;
  /** Label of the amount, such as "Amount due". */
  label: string;
  card?: Card | null;
}

/** Renders the charged amount in US dollars. A price in another currency is only for information. */
function AmountCharged({ label, order }: Pick<OrderBillProps, 'label' | 'order'>) {
  const { t } = useCabinet();
  const site = useSite();
  const { basePriceConverted: base, totalPriceConverted: total } = order;
  const currency = chosenCurrency(order, site);
  const cents = order.refundedCents ?? billedCents(order);
  const share = shareOfTotal(order, cents);
  // Beside a part of the total or a refund, the price before the discount would look like the former price of that amount.
  const before = base > total && share === 1 && order.refundedCents === null && (
    <s>{amountText(base, { order, site, t })}</s>
  );
  return (
    <>
      <p className="due">
        <span>{label}</span>
        {order.currencyId === currencies.usd && before}
        <strong data-price="total">{dollarText(cents, t)}</strong>
      </p>
      {currency && cents > 0 && (
        <p className="muted">
          {t.parts<ReactNode>('In %currency%, for your information: %price%.', {
            currency: currency.title,
            price: (
              <span key="price">
                {before}
                {before && ' '}
                {amountText(total * share, { order, site, t })}
              </span>
            ),
          })}{' '}
          {t('You are charged in USD. Your bank may add a conversion fee, and VAT may apply.')}
        </p>
      )}
    </>
  );
}

/**
 * Renders order, payment method and amount of a payment. Its lines are folded, because the order's page shows them,
 * too.
 */
export function OrderBill({ order, method, label, card }: OrderBillProps) {
  const { t } = useCabinet();
  const { code, currencyId, bonusUsedCents, bonusReturnedCents, chargedCents } = order;
  const money = (cents: number) => dollarText(cents, t);
  const price = totalPrice(order);
  // Price and bonus are only shown if the charge is their difference. After a change of the paid order it is not: a part of
  // the price is still due, or a part of the charge goes back.
  const hasBonus = bonusUsedCents > 0 && price === chargedCents + bonusUsedCents;
  const total = currencyId === currencies.usd ? 'Total' : 'Total in US dollars';
  const isEnded = statusById(order.statusId).tone === 'ended';
  const rows = [
    [card ? 'Paid with' : 'Payment method', billedCents(order) > 0 && (card ? cardText(card) : method)],
    ['Deadline', deadlineText(order, (time) => dateTimeText(time, t), t)],
    [total, hasBonus && money(price)],
    ['Bonus used', hasBonus && money(-bonusUsedCents)],
  ] as const;
  const endedRows = [['Bonus returned', !!bonusReturnedCents && money(bonusReturnedCents)]] as const;
  const lines = (isEnded ? endedRows : rows).filter(([, text]) => text);
  return (
    <Sheet id="bill" title={t.parts<ReactNode>('Order %code%', { code: wholeCode(code) })}>
      <p className="topic">{order.topic}</p>
      {lines.map(([name, text]) => (
        <p key={name} className="due">
          <span>{t(name)}</span> <b>{text}</b>
        </p>
      ))}
      <AmountCharged label={label} order={order} />
      <details className="fold">
        <summary>{t('What you ordered')}</summary>
        <PaperLines order={order} />
      </details>
    </Sheet>
  );
}
