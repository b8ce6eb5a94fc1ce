import { formatMoney } from '../../order/money.ts';
import type { Calculator } from '../../state/calculator.ts';
import { Amounts } from '../../ui/amounts.tsx';

interface Props {
  price: Calculator['price'];
  /** Finished text of the deadline's error, or none. */
  error: string;
}

/** What the order costs now, and why it cannot be had (CAL-03 to CAL-05). */
export function PriceBlock({ price, error }: Props) {
  return (
    <div className="price" part="price-block">
      <Amounts price={price} money={formatMoney} />
      {error && (
        <p className="error" role="alert" data-error-for="deadlineId">
          {error}
        </p>
      )}
    </div>
  );
}
