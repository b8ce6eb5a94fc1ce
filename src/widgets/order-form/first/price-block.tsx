import { formatMoney } from '../../../order/price/money.ts';
import { Amounts } from '../../../ui/price/amounts.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

/** Returns the formatter of the chosen currency. A component that keeps it has the currency as its key. */
export const useMoney = () => {
  const [currencyId] = useOrder(({ draft }) => [draft.currencyId]);
  const { currency } = useScope().context.site.dictionaries;
  const sign = currency.find(({ id }) => id === currencyId)?.sign;
  return { money: (cents: number) => formatMoney(cents, sign), currencyId };
};

/** The displayed price of the order. */
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
