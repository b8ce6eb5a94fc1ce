import type { KeyboardEvent, MouseEvent } from 'react';
import { plainCode } from '../../../../languages/characters.ts';
import { formatPercent } from '../../../../order/format.ts';
import { formatMoney, toCents } from '../../../../order/price/money.ts';
import { draftTotal } from '../../../../order/price/priced-order.ts';
import { isComposing } from '../../../../ui/fields/composing.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../ui/look/button.tsx';
import { focusPartOf } from '../../../../ui/look/focus-part.ts';
import { Spinner } from '../../../../ui/look/waiting/spinner.tsx';
import { PriceAmounts, savedShare } from '../../../../ui/price/price-amounts.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { LiveText } from '../../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { ExchangeRate } from '../../shared/assurance.tsx';
import { OrderField } from '../../shared/order-field.tsx';
import { useOrder, useScope, useSession } from '../../shared/scope.ts';
import { useMoney } from '../../shared/use-money.ts';

/** Renders the displayed price of the order. */
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

/** Renders the choice of the currency for displayed prices, and the amount that is charged in US dollars. */
export function CurrencyField() {
  const t = useTranslator();
  const { form, context } = useScope();
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = context.site.dictionaries;
  const options = currency.map(({ id, title, sign }) => ({ id, name: `${title} (${sign})` }));
  const charged = () => {
    const { value } = form.price.charged;
    return value
      ? t('You are charged %amount% in USD. Your bank may add a conversion fee, and VAT may apply.', {
          amount: formatMoney(value, undefined, t),
        })
      : t('You are charged in USD. Your bank may add a conversion fee, and VAT may apply.');
  };
  return (
    <OrderField name="currencyId" className="currency">
      <Select value={currencyId} options={options} onChange={(id) => form.edit('currencyId', id)} />
      <p className="aside-note">
        <ExchangeRate /> <LiveText read={charged} />
      </p>
    </OrderField>
  );
}

/** Renders the field for the discount code, with the button that applies it. */
export function DiscountBlock() {
  const t = useTranslator();
  const { form, options } = useScope();
  const [code, { isLoading, isApplied }] = useOrder(({ draft, discount }) => [draft.discountCode, discount]);
  // m2_d1 has no Apply button, because it checks the code while the customer types.
  const hasApply = options.template !== 'm2_d1';
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    form.applyDiscount();
  };
  return (
    <div className="discount" part="discount">
      <OrderField name="discountCode">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the events come from the field inside */}
        <div className="discount-line" onKeyDown={hasApply ? applyOnEnter : undefined}>
          <TextField
            value={code}
            filter={plainCode}
            autoComplete="off"
            onChange={(text) => form.edit('discountCode', text)}
          />
          <span className="discount-state">
            {isLoading && <Spinner label={t('Checking the code…')} />}
            {isApplied && !isLoading && (
              <span className="applied" role="status">
                <span aria-hidden="true">✓</span>
                <span className="quiet-text">{t('The discount is applied')}</span>
              </span>
            )}
          </span>
          {hasApply && (
            <Button kind="quiet" disabled={!code} onClick={form.applyDiscount}>
              {t('Apply')}
            </Button>
          )}
        </div>
      </OrderField>
    </div>
  );
}
