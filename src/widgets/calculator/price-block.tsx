import { formatMoney } from '../../order/price/money.ts';
import type { Calculator } from '../../state/calculator/calculator-types.ts';
import { Amounts } from '../../ui/price/amounts.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { fieldText } from '../../validation/messages/fields.ts';

/** Renders the displayed price, and below it the reason if the choices have no price. */
export function PriceBlock({
  store,
  price,
  discountName,
}: Pick<Calculator, 'store' | 'price' | 'discountName'>) {
  const t = useTranslator();
  // Only the errors of these three fields are shown here, because they say that a combination has no price.
  const [field, error] = useFacts(store, ({ errors }) => {
    const name = (['deadlineId', 'academicLevelId', 'serviceId'] as const).find((one) => errors[one]);
    return [name, name && errors[name]];
  });
  return (
    <div className="price" part="price-block">
      <Amounts
        price={price}
        money={t.isEnglish ? formatMoney : (cents) => formatMoney(cents, undefined, t)}
        discountName={discountName}
      />
      {error && (
        <p className="error" role="alert" data-error-for={field}>
          {fieldText(error, t)}
        </p>
      )}
    </div>
  );
}
