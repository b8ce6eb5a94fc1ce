import * as calls from '../../../api/calls.ts';
import type { Order } from '../../../api/resources/order.ts';
import type { Text } from '../../../languages/text.ts';
import { paperLines, priceLines, textLines } from '../../../order/ordered-paper.ts';
import { totalPrice } from '../../../order/price/charge.ts';
import { fromCents, toCents } from '../../../order/price/money.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { useCabinet } from '../../context/cabinet-context.ts';
import { dateTimeText } from '../../shared/moment.tsx';
import { amountText, cardText, dollarText } from '../../shared/order-texts.tsx';
import { useLoad, useSite } from '../../shared/use-load.ts';

export function PaperLines({ order }: { order: Order }) {
  const { t } = useCabinet();
  // Leaves out topic and details, because the page shows them in other places.
  const lines = [
    ...paperLines(order, (time) => dateTimeText(time, t), t),
    ...textLines(order, ['topic', 'details']),
  ];
  return (
    <dl className="summary">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>
            {t(label === 'Deadline' && order.statusId === orderStatuses.revision ? 'First deadline' : label)}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const returnedLabels: readonly Text[] = ['Refunded', 'Bonus returned'];

/**
 * Renders the components of the price, the total, and the charge or the refund. The other amounts of an ended order are muted,
 * because they are not owed.
 */
export function PriceLines({ order, isEnded }: { order: Order; isEnded: boolean }) {
  const { t } = useCabinet();
  const site = useSite();
  const { totalPriceConverted: total, chargedCents, bonusUsedCents, refundedCents, currencyId } = order;
  const { bonusReturnedCents } = order;
  const isConverted = currencyId !== currencies.usd;
  const isCharged =
    order.statusId !== orderStatuses.cancelled && (isConverted || chargedCents !== toCents(total));
  const money = (cents: number) => dollarText(cents, t);
  const lines = (
    [
      ['Total', amountText(total, { order, site, t })],
      ['Total in US dollars', bonusUsedCents > 0 && isConverted && money(totalPrice(order))],
      ['Bonus used', bonusUsedCents > 0 && money(-bonusUsedCents)],
      ['Charged in US dollars', isCharged && money(chargedCents)],
      ['Refunded', !!refundedCents && money(-refundedCents)],
      ['Bonus returned', !!bonusReturnedCents && money(bonusReturnedCents)],
    ] as const
  ).filter(([, text]) => text);
  return (
    <div className="prices">
      <dl>
        {priceLines(order, t).map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amountText(fromCents(cents), { order, site, t })}</dd>
          </div>
        ))}
      </dl>
      {lines.map(([label, text], index) => {
        // The last amount is the large one. For an order in another currency it is in dollars, as in the list of orders.
        const Amount = isEnded || index < lines.length - 1 ? 'b' : 'strong';
        return (
          <p key={label} className="due">
            <span>{t(label)}</span>
            <Amount className={isEnded && !returnedLabels.includes(label) ? 'muted' : undefined}>
              {text}
            </Amount>
          </p>
        );
      })}
    </div>
  );
}

/** Renders the card with which an order was paid, if it is known, and a link to the invoice; nothing if they cannot be loaded. */
export function PaidWith({ orderCode }: { orderCode: string }) {
  const { t, client } = useCabinet();
  const params = { id: orderCode };
  const [loaded] = useLoad(`payment ${orderCode}`, () => client.send(calls.payment, { params }));
  if (loaded.state !== 'ready') return null;
  const { card, invoice } = loaded.value;
  return (
    <p>
      {card && t('Paid with %card%', { card: cardText(card) })}{' '}
      {invoice && (
        <a href={invoice} target="_blank" rel="noreferrer">
          {t('Invoice')}
        </a>
      )}
    </p>
  );
}
