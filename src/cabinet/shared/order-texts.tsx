import type { ReactNode } from 'react';
import type { Card, Order } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { formatDeadline, parseServerDate } from '../../order/dates.ts';
import { formatCardNumber, formatHours } from '../../order/format.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import { revisionEnd } from '../../order/rules/is-revision-over.ts';
import { isUnfinished, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Cabinet } from '../context/cabinet-context.ts';
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

export const mailLink = (email: string, subject = '') => (
  <a key="email" href={`mailto:${email}${subject && `?subject=${encodeURIComponent(subject)}`}`}>
    {email}
  </a>
);

/** Formats US cents, in which orders are charged. */
export const dollarText = (cents: number, t: Translator): string => formatMoney(cents, undefined, t);

/** Formats a card with its scheme and masked number: "Visa ****-****-****-4242". */
export const cardText = ({ brand, last4 }: Card): string =>
  `${brand} ${formatCardNumber(last4.padStart(16, '*'))}`;

/** Formats an amount in the currency of the order. Until the currencies are loaded, the sign is "$". */
export const amountText = (
  amount: number,
  { order: { currencyId }, site, t }: { order: Order; site: Bootstrap | null; t: Translator },
): string => {
  const currency = site?.dictionaries.currency.find(({ id }) => id === currencyId);
  return formatMoney(toCents(amount), currency?.sign, t);
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

/** Returns when the writer has to deliver. Returns null if no delivery is due, or if the customer has named no time. */
const dueDate = ({ statusId, deadlineAt, revisions: [lastRevision] }: Order): Date | null => {
  if (!isUnfinished(statusId)) return null;
  return parseServerDate(
    (statusId === orderStatuses.revision ? lastRevision?.timeRevision : deadlineAt) ?? '',
  );
};

/**
 * Renders the time that is left until the delivery, with the exact time as a tooltip; before the payment, the time from it.
 * Returns null if no delivery is due. `now` is in epoch milliseconds.
 */
export const dueText = (order: Order, now: number, t: Translator): ReactNode => {
  const { statusId, deadlineSeconds } = order;
  if (statusId === orderStatuses.created && deadlineSeconds !== null)
    return t('Due %time% after payment', { time: formatHours(deadlineSeconds / 3600, t) });
  const date = dueDate(order);
  if (!date) return null;
  const iso = date.toISOString();
  const time = (
    <time key="time" dateTime={iso} title={dateTimeText(iso, t)}>
      {formatDeadline(date.getTime(), now, t)}
    </time>
  );
  const text: Text = date.getTime() < now ? 'Due %time%. We are sorry for the delay' : 'Due %time%';
  return t.parts<ReactNode>(text, { time });
};
