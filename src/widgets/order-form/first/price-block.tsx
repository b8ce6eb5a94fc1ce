import { formatMoney } from '../../../order/price/money.ts';
import { Amounts } from '../../../ui/price/amounts.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

/** Money in the chosen currency. A component that shows it is keyed by the currency, which it reads once. */
export const useMoney = () => {
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = useScope().context.site.dictionaries;
  const sign = currency.find(({ id }) => id === currencyId)?.sign;
  return { money: (cents: number) => formatMoney(cents, sign), currencyId };
};

/** What the order costs now (CAL-03, CAL-04). */
export function PriceBlock() {
  const { price } = useScope().form;
  const { money, currencyId } = useMoney();
  return (
    <div className="price-block" part="price-block">
      <div className="amounts">
        <Amounts key={currencyId} price={price} money={money} />
      </div>
    </div>
  );
}
