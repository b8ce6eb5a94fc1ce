import type { Card, Order } from '../../../api/resources.ts';
import { formatDate, formatRelativeTime, formatTime, parseServerDate } from '../../../order/dates.ts';
import { formatCardNumber } from '../../../order/format.ts';
import { formatMoney, toCents } from '../../../order/price/money.ts';
import type { Currency } from '../../../order/vocabulary/dictionaries.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';

/** What the customer is charged, which is always in US dollars. */
export const chargedText = ({ chargedCents }: Order): string => formatMoney(chargedCents);

/** A card by its scheme and masked number: "Visa ****-****-****-4242". */
export const cardText = ({ brand, last4 }: Card): string =>
  `${brand} ${formatCardNumber(last4.padStart(16, '*'))}`;

/**
 * The currency in which the customer wanted to see the price; null for dollars, and until the currencies are here.
 */
export const chosenCurrency = ({ currencyId }: Order, site: Bootstrap | null): Currency | null =>
  (currencyId !== currencies.usd && site?.dictionaries.currency.find(({ id }) => id === currencyId)) || null;

/** An amount of the order in its own currency; dollars until the currencies are here. */
export const amountText = (amount: number, { currencyId }: Order, site: Bootstrap | null): string => {
  const currency = site?.dictionaries.currency.find(({ id }) => id === currencyId);
  return formatMoney(toCents(amount), currency?.sign);
};

/** Server time as the visitor's own: "Nov 20th, 2025, 4:05 PM". What is no date is shown as it came. */
export const momentText = (text: string): string => {
  const date = parseServerDate(text);
  return date ? `${formatDate(date)}, ${formatTime(date)}` : text;
};

/** The same as "3 days ago" or "Just now", with `now` in epoch milliseconds. */
export const agoText = (text: string, now: number): string => {
  const date = parseServerDate(text);
  return date ? formatRelativeTime(date.getTime(), now) : text;
};
