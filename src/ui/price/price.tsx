import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useEffect, useRef, useState } from 'react';

interface Props {
  cents: ReadonlySignal<number>;
  format: (cents: number) => string;
  /** Adds the final amount for screen readers, which announce each new amount once. */
  isAnnounced?: boolean | undefined;
}

/**
 * Change of a price, sent as an event. `startCounting` shows the change amount by amount; without a listener, the new
 * amount is final at once.
 */
export interface PriceChange extends Pick<Props, 'format'> {
  from: number;
  to: number;
  /** Called when the counting has reached `to`. */
  rest(): void;
}

/**
 * Renders a price. Its text is the new amount from the start. The listener of `octavo-count` lays the amounts between
 * the old and the new one over it. Screen readers get the new amount after the counting.
 */
export function Price({ cents, format, isAnnounced }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [total, setTotal] = useState(cents.peek());
  const [final, setFinal] = useState(total);
  useEffect(() => {
    let from = cents.peek();
    return effect(() => {
      const to = cents.value;
      const rest = () => setFinal(to);
      const detail: PriceChange = { from, to, format, rest };
      from = to;
      setTotal(to);
      place.current?.dispatchEvent(
        new CustomEvent('octavo-count', { bubbles: true, cancelable: true, detail }),
      ) && rest();
    });
  }, [cents, format]);
  return (
    <>
      <span
        ref={place}
        data-price="total"
        part="price price-total"
        className="notranslate"
        aria-hidden={isAnnounced}
      >
        <span>{format(total)}</span>
      </span>
      {isAnnounced && (
        <span className="quiet-text" role="status">
          {format(final)}
        </span>
      )}
    </>
  );
}
