import type { Order } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { totalPrice } from '../../order/price/charge.ts';
import type { Currency } from '../../order/vocabulary/dictionaries.ts';
import { currencies } from '../../order/vocabulary/ids.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { type Bootstrap, isPaidByHand } from '../../order/vocabulary/site.ts';
import { amountText, dollarText } from './order-texts.tsx';

/**
 * Returns the US cents of the next or last payment: the amount due after a change of a paid order, else the whole amount. A
 * cancelled order has none.
 */
export const billedCents = ({ statusId, dueCents, chargedCents }: Order): number =>
  statusId === orderStatuses.cancelled ? 0 : dueCents || chargedCents;

/** Divides an amount of US cents by an order's total: 1 for the whole total, less beside a bonus or for a refund. */
export const shareOfTotal = (order: Order, cents: number): number => cents / (totalPrice(order) || 1);

/**
 * Returns the currency that the customer chose for the price that is paid. Returns null for US dollars, for the difference of a
 * change, which is known in dollars alone, and until the currencies are loaded.
 */
export const chosenCurrency = ({ currencyId, dueCents }: Order, site: Bootstrap | null): Currency | null =>
  (!dueCents &&
    currencyId !== currencies.usd &&
    site?.dictionaries.currency.find(({ id }) => id === currencyId)) ||
  null;

/** Returns the text of a link to the payment page. It says "How to pay" only if the page explains that, which not every one does. */
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
