import { formatMoney } from '../../order/price/money.ts';
import type { Calculator } from '../../state/calculator/calculator-types.ts';
import { Amounts } from '../../ui/price/amounts.tsx';

interface Props {
  price: Calculator['price'];
  /** The choice that has no price. */
  field: string | undefined;
  /** Finished text of its error, or none. */
  error: string;
}

/** What the order costs now, and why it cannot be had (CAL-03 to CAL-05). */
export function PriceBlock({ price, field, error }: Props) {
  return (
    <div className="price" part="price-block">
      <Amounts price={price} money={formatMoney} />
      {error && (
        <p className="error" role="alert" data-error-for={field}>
          {error}
        </p>
      )}
    </div>
  );
}
