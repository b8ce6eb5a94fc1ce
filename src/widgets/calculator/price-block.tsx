import { useComputed, useSignalEffect } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { formatMoney } from '../../order/money.ts';
import type { Calculator } from '../../state/calculator.ts';
import { Price } from '../../ui/price.tsx';

interface Props {
  price: Calculator['price'];
  /** Finished text of the deadline's error, or none. */
  error: string;
}

/** What the order costs now (CAL-03 to CAL-05). An amount that says nothing is an empty text, which styles hide. */
export function PriceBlock({ price, error }: Props) {
  const base = useComputed(() => (price.save.value ? formatMoney(price.base.value) : ''));
  const save = useComputed(() => (price.save.value > 0 ? `You save ${formatMoney(price.save.value)}` : ''));
  return (
    <div className="price" part="price-block">
      <span className="price-label">Price:</span>
      <s data-price="base">{base}</s>
      <Price kind="total" cents={price.total} format={formatMoney} isAnnounced />
      <Bonus bonus={price.bonus} />
      <span className="save" data-price="save">
        {save}
      </span>
      {error && (
        <p className="error" role="alert" data-error-for="deadlineId">
          {error}
        </p>
      )}
    </div>
  );
}

/** The info icon, and the hint it opens (CAL-04). Rendered again only when the bonus appears or goes. */
function Bonus({ bonus }: { bonus: Calculator['price']['bonus'] }) {
  const amount = useComputed(() => formatMoney(bonus.value));
  const [isOffered, setOffered] = useState(bonus.peek() > 0);
  const [isOpen, setOpen] = useState(false);
  useSignalEffect(() => setOffered(bonus.value > 0));
  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        className="info"
        aria-label="About your bonus"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">i</span>
      </button>
      {isOpen && (
        <p className="bonus" role="status">
          <b data-price="bonus">{amount}</b> will be saved in Your Bonus Storage
        </p>
      )}
    </>
  );
}
