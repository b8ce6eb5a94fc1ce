import { Amounts } from '../../../ui/price/amounts.tsx';
import { useScope } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';

/** Renders the displayed price of the order. */
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
