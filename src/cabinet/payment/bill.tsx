import type { ReactNode } from 'react';
import * as calls from '../../api/calls.ts';
import type { Card, Order } from '../../api/resources/order.ts';
import { deadlineText } from '../../order/ordered-paper.ts';
import { usableBonus } from '../../order/price/bonus.ts';
import { totalPrice } from '../../order/price/charge.ts';
import { currencies } from '../../order/vocabulary/ids.ts';
import { Button } from '../../ui/look/button.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { statusById } from '../order/status/statuses.ts';
import { OrderSummary } from '../order/summary/order-summary.tsx';
import { useFocusWhenLost } from '../shared/focus.ts';
import { dateTimeText } from '../shared/moment.tsx';
import { amountText, cardText, dollarText, wholeCode } from '../shared/order-texts.tsx';
import { type OrderPartProps, Sheet } from '../shared/page.tsx';
import { billedCents, chosenCurrency, shareOfTotal } from '../shared/payment-texts.ts';
import { useLoad, useSite } from '../shared/use-load.ts';
import { Problem, useRequest } from '../shared/use-request.tsx';

/** Renders the button to use the Bonus Storage for an unpaid order, or to stop using it. */
export function BonusChoice({ order, onChange }: OrderPartProps) {
  const { t, client } = useCabinet();
  // The failure is kept here, because the button is absent between the new balance and the new order.
  const { isBusy, problem, send } = useRequest();
  const [loaded, reload] = useLoad('bonus', () => client.send(calls.bonus));
  const balance = loaded.state === 'ready' ? loaded.value.balanceCents : 0;
  const { code, chargedCents, bonusUsedCents } = order;
  const money = (cents: number) => dollarText(cents, t);
  const usable = usableBonus(chargedCents, balance);
  const isWhole = usable === chargedCents;
  // Focuses the heading after the choice has disappeared with its button. It disappears when the balance is used up,
  // until the order is loaded again.
  const heading = useFocusWhenLost<HTMLHeadingElement>(bonusUsedCents);
  if (!bonusUsedCents && usable <= 0) return null;
  const changeBonus = async () => {
    const payload = { useBonus: bonusUsedCents ? 0 : balance };
    await send(() => client.send(calls.changeBonus, { params: { id: code }, payload }));
    // Reloads also after a failure, because another tab may have used the bonus or paid.
    reload();
    onChange();
  };
  const sentences = bonusUsedCents
    ? [
        t('This order uses %amount% of your bonus.', { amount: money(bonusUsedCents) }),
        t('You pay %amount%.', { amount: money(chargedCents) }),
      ]
    : [
        t('You have %amount%.', { amount: money(balance) }),
        isWhole && t('It pays this order in full, so that your writer can begin at once.'),
      ];
  return (
    <Sheet id="bonus-choice" title={t('Your Bonus Storage')} heading={heading}>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      <div className="actions">
        <Button kind="quiet" isLoading={isBusy} onClick={changeBonus}>
          {bonusUsedCents
            ? t('Do not use it')
            : t(isWhole ? 'Pay %amount% with your bonus' : 'Use %amount%', { amount: money(usable) })}
        </Button>
        <Problem text={problem} />
      </div>
    </Sheet>
  );
}

interface BillProps {
  order: Order;
  /** Name of the payment system. */
  method: string;
  /** Label of the amount, such as "Amount due". */
  label: string;
  /** Card with which the order was paid. */
  card?: Card | null;
}

/** Renders the charged amount in US dollars. A price in another currency is only for information. */
function AmountCharged({ label, order }: Pick<BillProps, 'label' | 'order'>) {
  const { t } = useCabinet();
  const site = useSite();
  const { basePriceConverted: base, totalPriceConverted: total } = order;
  const currency = chosenCurrency(order, site);
  const cents = order.refundedCents ?? billedCents(order);
  const share = shareOfTotal(order, cents);
  // Beside a part of the total or a refund, the price before the discount would look like what that amount was reduced from.
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
export function Bill({ order, method, label, card }: BillProps) {
  const { t } = useCabinet();
  const { code, currencyId, bonusUsedCents, bonusReturnedCents, chargedCents } = order;
  const money = (cents: number) => dollarText(cents, t);
  const price = totalPrice(order);
  // Price and bonus are only shown where the charge is what is left of them. After a change of the paid order it is not: a part of
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
        <OrderSummary order={order} />
      </details>
    </Sheet>
  );
}
