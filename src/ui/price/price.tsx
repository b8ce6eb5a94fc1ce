import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useLayoutEffect, useRef, useState } from 'react';

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
 * the old and the new one over it. Screen readers get the new amount after the counting. The event `octavo-seen` names the
 * amount that the visitor has seen in the first view, from which the price then changes.
 */
export function Price({ cents, format, isAnnounced }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [total, setTotal] = useState(cents.peek());
  const [final, setFinal] = useState(total);
  // Listens once it is rendered, because the take-over of a first view says at once which amount that view has shown.
  useLayoutEffect(() => {
    const node = place.current;
    const show = (from: number, to: number) => {
      const rest = () => setFinal(to);
      const detail: PriceChange = { from, to, format, rest };
      setTotal(to);
      node?.dispatchEvent(new CustomEvent('octavo-count', { bubbles: true, cancelable: true, detail })) &&
        rest();
    };
    let shown = cents.peek();
    const stop = effect(() => {
      show(shown, cents.value);
      shown = cents.value;
    });
    const replaceSeen = (event: Event) => {
      const seen = event instanceof CustomEvent ? Number(event.detail) : shown;
      setFinal(seen);
      // In a task of its own, because a screen reader announces the change of a text that it has found.
      setTimeout(() => show(seen, cents.peek()));
    };
    node?.addEventListener('octavo-seen', replaceSeen);
    return () => {
      stop();
      node?.removeEventListener('octavo-seen', replaceSeen);
    };
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
