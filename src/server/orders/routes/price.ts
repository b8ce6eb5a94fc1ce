import * as calls from '../../../api/calls.ts';
import type { Price } from '../../../api/resources/client.ts';
import { fromCents } from '../../../order/price/money.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { callerOf } from '../../http/request-context.ts';
import { OrderBody, readOrder } from '../order-fields.ts';
import { type Quote, quoteOrder } from '../quote.ts';

/**
 * Removes empty fields. While a visitor types a quantity, its field may be empty; the price is then that of the smallest
 * quantity.
 */
const withoutEmptyFields = (body: OrderBody): OrderBody => {
  const { numberElements, numberSlides, ...rest } = body;
  const quantities = Object.entries({ numberElements, numberSlides });
  // If one quantity is empty, a 0 in the other quantity is removed too, so that the defaults apply.
  const isTyping = quantities.some(([, value]) => value === '');
  const typed = quantities.filter(([, value]) => value !== undefined && !(isTyping && value === '0'));
  return Object.fromEntries([...Object.entries(rest), ...typed].filter(([, value]) => value !== ''));
};

const quotedPrice = ({ price, discount }: Quote): Price => ({
  basePriceConverted: fromCents(price.base),
  totalPriceConverted: fromCents(price.total),
  bonusPriceConverted: fromCents(price.bonus),
  chargedCents: price.charged,
  currencyId: price.currencyId,
  discount: discount && { ...discount, amountConverted: fromCents(price.base - price.total) },
});

export const registerPrice = ({ router, cachedResponses, db, rateLimits, now }: CallDeps): void => {
  router.open(
    calls.calculatePrice,
    { routeClass: 'memory', cachedResponses, body: OrderBody },
    async ({ site, body, session, request }) => {
      const order = readOrder(withoutEmptyFields(body), site.bootstrap);
      const caller = callerOf({ request, session });
      const quote = await quoteOrder(
        { db, rateLimits, now },
        { site, order, caller, clientId: session?.client.id ?? null },
      );
      if ('refusals' in quote) throw new Refusal('invalid', quote.refusals);
      // Prices with a discount or a writer are not cached, because codes expire and grades change without a new site version.
      if (!quote.discount && !quote.writer) cachedResponses.allowCaching(request, site);
      return quotedPrice(quote);
    },
  );
};
