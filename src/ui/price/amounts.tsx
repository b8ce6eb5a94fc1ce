import type { ReadonlySignal } from '@preact/signals-react';
import { useComputed, useSignalEffect } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Price } from './price.tsx';

interface Props {
  /** Amounts in cents. */
  price: Record<'base' | 'total' | 'save' | 'bonus', ReadonlySignal<number>>;
  money: (cents: number) => string;
}

/** An info button that opens a note about the bonus. It is rendered again only when the bonus appears or disappears. */
function Bonus({ price: { bonus }, money }: Props) {
  const amount = useComputed(() => money(bonus.value));
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

/** The displayed price: total, price before the discount, saving and bonus. An unneeded amount is an empty text, which styles hide. */
export function Amounts({ price, money }: Props) {
  const base = useComputed(() => (price.save.value > 0 ? money(price.base.value) : ''));
  const beforeLabel = useComputed(() => base.value && 'Was');
  const save = useComputed(() => (price.save.value > 0 ? `You save ${money(price.save.value)}` : ''));
  return (
    <>
      <span className="price-label">Price:</span>
      {/* Few screen readers announce that a text is struck through. */}
      <span className="quiet-text">{beforeLabel}</span>
      <s data-price="base">{base}</s>
      <Price cents={price.total} format={money} isAnnounced />
      <Bonus price={price} money={money} />
      <span className="save" data-price="save">
        {save}
      </span>
    </>
  );
}
