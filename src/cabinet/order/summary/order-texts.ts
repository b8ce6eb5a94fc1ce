import type { Card, Order } from '../../../api/resources.ts';
import { formatDate, formatRelativeTime, formatTime, parseServerDate } from '../../../order/dates.ts';
import { formatCardNumber } from '../../../order/format.ts';
import { formatMoney, toCents } from '../../../order/price/money.ts';
import type { Currency } from '../../../order/vocabulary/dictionaries.ts';
import { currencies } from '../../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';

/** Formats the charged amount, which is always in US dollars. */
export const chargedText = ({ chargedCents }: Order): string => formatMoney(chargedCents);

/** Formats a card with its scheme and masked number: "Visa ****-****-****-4242". */
export const cardText = ({ brand, last4 }: Card): string =>
  `${brand} ${formatCardNumber(last4.padStart(16, '*'))}`;

/**
 * Returns the currency that the customer chose for the price; null for US dollars and until the currencies are
 * loaded.
 */
export const chosenCurrency = ({ currencyId }: Order, site: Bootstrap | null): Currency | null =>
  (currencyId !== currencies.usd && site?.dictionaries.currency.find(({ id }) => id === currencyId)) || null;

/** Formats an amount in the currency of the order. Until the currencies are loaded, the sign is "$". */
export const amountText = (amount: number, { currencyId }: Order, site: Bootstrap | null): string => {
  const currency = site?.dictionaries.currency.find(({ id }) => id === currencyId);
  return formatMoney(toCents(amount), currency?.sign);
};

/**
 * Formats a time of the server in local time: "Nov 20th, 2025, 4:05 PM". A text that is not a date is returned
 * unchanged.
 */
export const momentText = (text: string): string => {
  const date = parseServerDate(text);
  return date ? `${formatDate(date)}, ${formatTime(date)}` : text;
};

/** Formats a time of the server as "3 days ago" or "Just now". `now` is in epoch milliseconds. */
export const agoText = (text: string, now: number): string => {
  const date = parseServerDate(text);
  return date ? formatRelativeTime(date.getTime(), now) : text;
};
