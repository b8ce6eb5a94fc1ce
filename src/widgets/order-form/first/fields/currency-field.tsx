import { formatMoney } from '../../../../order/price/money.ts';
import { LiveText } from '../../../../ui/price/live-text.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { DraftField } from '../../shared/draft-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

/** Renders the choice of the currency for displayed prices, and the amount that is charged in US dollars. */
export function CurrencyField() {
  const t = useTranslator();
  const { form, context } = useScope();
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = context.site.dictionaries;
  const options = currency.map(({ id, title, sign }) => ({ id, name: `${title} (${sign})` }));
  const chosen = currency.find(({ id }) => id === currencyId);
  const charged = () => {
    const { value } = form.price.charged;
    return value
      ? t('You are charged %amount% in USD. Your bank may add a conversion fee, and VAT may apply.', {
          amount: formatMoney(value, undefined, t),
        })
      : t('You are charged in USD. Your bank may add a conversion fee, and VAT may apply.');
  };
  return (
    <DraftField name="currencyId" className="currency">
      <Select value={currencyId} options={options} onChange={(id) => form.edit('currencyId', id)} />
      <p className="aside-note">
        {chosen &&
          chosen.rate !== 1 &&
          `${t('$1 is %amount%.', { amount: formatMoney(100 * chosen.rate, chosen.sign, t) })} `}
        <LiveText read={charged} />
      </p>
    </DraftField>
  );
}
