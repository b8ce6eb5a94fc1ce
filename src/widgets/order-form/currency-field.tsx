import { formatMoney } from '../../order/money.ts';
import { Select } from '../../ui/select.tsx';
import { DraftField } from './draft-field.tsx';
import { useOrder, useScope } from './scope.ts';

/** The currency that prices are shown in; what is charged is dollars (ORD-08). */
export function CurrencyField() {
  const { form, context } = useScope();
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = context.site.dictionaries;
  const options = currency.map(({ id, title, sign }) => ({ id, name: `${title} (${sign})` }));
  const chosen = currency.find(({ id }) => id === currencyId);
  return (
    <DraftField name="currencyId" className="currency">
      <Select value={currencyId} options={options} onChange={(id) => form.edit('currencyId', id)} />
      <p className="aside-note">
        {chosen && chosen.rate !== 1 && `$1 is ${formatMoney(100 * chosen.rate, chosen.sign)}. `}
        You are charged in USD. Your bank may add a conversion fee, and VAT may apply.
      </p>
    </DraftField>
  );
}
