import { formatMoney } from '../../order/money.ts';
import { Amounts } from '../../ui/amounts.tsx';
import { useFacts, useScope } from './scope.ts';

/** Money in the chosen currency. A component that shows it is keyed by the currency, which it reads once. */
export const useMoney = () => {
  const { draft } = useFacts();
  const { currency } = useScope().context.site.dictionaries;
  const sign = currency.find(({ id }) => id === draft.currencyId)?.sign;
  return (cents: number) => formatMoney(cents, sign);
};

/** What the order costs now (CAL-03, CAL-04). */
export function PriceBlock() {
  const { draft } = useFacts();
  const { price } = useScope().form;
  const money = useMoney();
  return (
    <div className="price-block" part="price-block">
      <div className="amounts">
        <Amounts key={draft.currencyId} price={price} money={money} />
      </div>
    </div>
  );
}
