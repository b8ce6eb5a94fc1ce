import type { Card, Order } from '../../../api/resources/order.ts';
import type { Text } from '../../../languages/text.ts';
import type { Translator } from '../../../languages/translator.ts';
import { formatCardNumber } from '../../../order/format.ts';
import { paperLines, priceLines, textLines } from '../../../order/ordered-paper.ts';
import { totalPrice } from '../../../order/price/charge.ts';
import { formatMoney, fromCents, toCents } from '../../../order/price/money.ts';
import { revisionEnd } from '../../../order/rules/is-revision-over.ts';
import type { Currency } from '../../../order/vocabulary/dictionaries.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { type Bootstrap, isPaidByHand } from '../../../order/vocabulary/site.ts';
import { type Cabinet, useCabinet } from '../../context/cabinet-context.ts';
import { useSite } from '../../shared/loading.tsx';
import { dateTimeText } from './moment.tsx';

export function OrderSummary({ order }: { order: Order }) {
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
 * Renders the components of the price, the total, and what was charged or came back. The other amounts of an ended order are muted,
 * because nothing of them is owed.
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
        // The last amount is the large one. Where another currency was chosen it is in dollarText, as in the list of orders.
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

/**
 * Renders the code of an order as a part of a text. A browser would break it after its hyphen. Only a code that is longer than a
 * line, as an address may name, is broken.
 */
export const wholeCode = (code: string) => (
  <span key="code" className="whole" dir="ltr">
    {code}
  </span>
);

/** Renders a link to the e-mail address of the site. */
export const mailLink = (email: string, subject = '') => (
  <a key="email" href={`mailto:${email}${subject && `?subject=${encodeURIComponent(subject)}`}`}>
    {email}
  </a>
);

/**
 * Returns the US cents of the next or last payment: what a change of a paid order has left to pay, else the whole amount. A
 * cancelled order has none.
 */
export const billedCents = ({ statusId, dueCents, chargedCents }: Order): number =>
  statusId === orderStatuses.cancelled ? 0 : dueCents || chargedCents;

/** Returns the share of an order's total that an amount of US cents is: 1 for all of it, less beside a bonus or for a refund. */
export const shareOfTotal = (order: Order, cents: number): number => cents / (totalPrice(order) || 1);

/** Formats US cents, in which orders are charged. */
export const dollarText = (cents: number, t: Translator): string => formatMoney(cents, undefined, t);

/** Formats a card with its scheme and masked number: "Visa ****-****-****-4242". */
export const cardText = ({ brand, last4 }: Card): string =>
  `${brand} ${formatCardNumber(last4.padStart(16, '*'))}`;

/**
 * Returns the currency that the customer chose for the price that is paid. Returns null for US dollarText, for the difference of a
 * change, which is known in dollars alone, and until the currencies are loaded.
 */
export const chosenCurrency = ({ currencyId, dueCents }: Order, site: Bootstrap | null): Currency | null =>
  (!dueCents &&
    currencyId !== currencies.usd &&
    site?.dictionaries.currency.find(({ id }) => id === currencyId)) ||
  null;

/** Formats an amount in the currency of the order. Until the currencies are loaded, the sign is "$". */
export const amountText = (
  amount: number,
  { order: { currencyId }, site, t }: { order: Order; site: Bootstrap | null; t: Translator },
): string => {
  const currency = site?.dictionaries.currency.find(({ id }) => id === currencyId);
  return formatMoney(toCents(amount), currency?.sign, t);
};

/** Returns the text of a link to the payment. It promises no more than its page holds, which may not say how to pay by hand. */
export const payLabel = (order: Order, site: Bootstrap | null): Text => {
  if (!isPaidByHand(site)) return 'Pay %amount%';
  return site?.tellsHowToPay && billedCents(order) ? 'How to pay %amount%' : 'Payment: %amount% due';
};

/** Returns the label of a button to pay: "Pay $11.96", and with another chosen currency "Pay $11.96 (about €10.76)". */
export const payText = (order: Order, site: Bootstrap | null, t: Translator): string => {
  const cents = billedCents(order);
  const amount = dollarText(cents, t);
  if (!chosenCurrency(order, site) || isPaidByHand(site)) return t(payLabel(order, site), { amount });
  const price = amountText(order.totalPriceConverted * shareOfTotal(order, cents), { order, site, t });
  return t('Pay %amount% (about %price%)', { amount, price });
};

/** Says by when a delivered paper is approved or revised; null if that time has passed or is not known. */
export const reviewByText = (
  order: Order,
  { site, now, t }: Pick<Cabinet, 'now' | 't'> & { site: Bootstrap | null },
): string | null => {
  const until = revisionEnd(site?.config.promises, order);
  return until < Infinity && until >= now()
    ? t('Approve or revise by %time%', { time: dateTimeText(new Date(until).toISOString(), t) })
    : null;
};
