import { formatMoney } from '../../order/price/money.ts';
import type { Calculator } from '../../state/calculator/calculator-types.ts';
import { Amounts } from '../../ui/price/amounts.tsx';

interface Props extends Pick<Calculator, 'price' | 'discountName'> {
  /** Name of the field whose choice has no price. */
  field: string | undefined;
  /** Text of the error of `field`; empty without an error. */
  error: string;
}

/** The displayed price, or the reason why the choices have none. */
export function PriceBlock({ price, discountName, field, error }: Props) {
  return (
    <div className="price" part="price-block">
      <Amounts price={price} money={formatMoney} discountName={discountName} />
      {error && (
        <p className="error" role="alert" data-error-for={field}>
          {error}
        </p>
      )}
    </div>
  );
}
