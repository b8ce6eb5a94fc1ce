import type { KeyboardEvent } from 'react';
import { plainCode } from '../../../../languages/characters.ts';
import { formatMoney } from '../../../../order/price/money.ts';
import { isComposing } from '../../../../ui/fields/composing.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../ui/look/button.tsx';
import { Spinner } from '../../../../ui/look/waiting/spinner.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { LiveText } from '../../../../ui/text/live-text.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { ExchangeRate } from '../../shared/assurance.tsx';
import { OrderField } from '../../shared/order-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

/** Renders the choice of the currency for displayed prices, and the amount that is charged in US dollars. */
export function CurrencyField() {
  const t = useTranslator();
  const { form, context } = useScope();
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = context.site.dictionaries;
  const options = currency.map(({ id, title, sign }) => ({ id, name: `${title} (${sign})` }));
  const chargeText = () => {
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
        <ExchangeRate /> <LiveText read={chargeText} />
      </p>
    </OrderField>
  );
}

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
