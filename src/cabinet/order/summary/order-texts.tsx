import type { Card, Order } from '../../../api/resources/order.ts';
import type { Text } from '../../../languages/text.ts';
import type { Translator } from '../../../languages/translator.ts';
import { formatCardNumber } from '../../../order/format.ts';
import { totalPrice } from '../../../order/price/charge.ts';
import { formatMoney, toCents } from '../../../order/price/money.ts';
import { revisionEnd } from '../../../order/rules/is-revision-over.ts';
import type { Currency } from '../../../order/vocabulary/dictionaries.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { type Bootstrap, isPaidByHand } from '../../../order/vocabulary/site.ts';
import type { Cabinet } from '../../context/cabinet-context.ts';
import { dateTimeText } from './moment.tsx';

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
 * Returns the currency that the customer chose for the price that is paid. Returns null for US dollars, for the difference of a
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
