import type { MouseEvent } from 'react';
import { formatPercent } from '../../../order/format.ts';
import { toCents } from '../../../order/price/money.ts';
import { draftTotal } from '../../../order/price/priced-order.ts';
import { focusPartOf } from '../../../ui/look/focus-part.ts';
import { PriceAmounts, savedShare } from '../../../ui/price/price-amounts.tsx';
import { LiveText } from '../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope, useSession } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';

export function PriceBlock() {
  const t = useTranslator();
  const { price } = useScope().form;
  const { money, currencyId } = useMoney();
  return (
    <div part="price-block">
      <div className="amounts">
        <PriceAmounts key={currencyId} price={price} money={money} />
        {/* Takes the place of the sentence about the saving on a phone. Screen readers have the sentence. */}
        <span className="save-share" aria-hidden="true">
          <LiveText read={() => (price.save.value > 0 ? savedShare(price, t) : '')} />
        </span>
        <FirstOrderOffer />
      </div>
    </div>
  );
}

/**
 * Renders a button that takes the site's discount for a first order and names the price with it, for visitors without a discount
 * code who are not logged in.
 */
export function FirstOrderOffer() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { site } = context;
  const { linkDiscount } = site;
  const { money, inCurrency } = useMoney();
  const [code] = useOrder(({ draft }) => [draft.discountCode]);
  const [identity] = useSession((facts) => [facts.identity]);
  if (!linkDiscount?.firstOrderOnly || code || identity) return null;
  const { type, value } = linkDiscount;
  const discount = type === 'percent' ? formatPercent(value, t) : inCurrency(toCents(value));
  /** Returns the price with the discount; null if it is unknown or not lower. */
  const discountedCents = () => {
    // Each edit replaces the draft.
    const { draft } = form.store;
    const cents = draftTotal(draft, site, linkDiscount);
    const { value: total } = form.price.total;
    // If the server's price is not that of the tariff, the price with the discount is not known either.
    return cents !== null && cents < total && draftTotal(draft, site, null) === total ? cents : null;
  };
  const offerText = () => {
    const cents = discountedCents();
    return cents === null
      ? t('%discount% off a first order', { discount })
      : t('First order: %amount%', { amount: money(cents) }).replaceAll(' ', '\u00a0');
  };
  const applyOffer = (event: MouseEvent) => {
    focusPartOf(event);
    form.edit('discountCode', linkDiscount.code);
    form.applyDiscount();
  };
  return (
    <button type="button" className="offer" part="button button-link" onClick={applyOffer}>
      <LiveText read={offerText} />
      <span className="offer-share">
        <LiveText read={() => (discountedCents() === null ? '' : ` (−${discount})`)} />
      </span>
    </button>
  );
}
