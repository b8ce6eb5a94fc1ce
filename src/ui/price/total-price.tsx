import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslator } from '../use-translator.tsx';

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
export interface CountDetail extends Pick<Props, 'format'> {
  from: number;
  to: number;
  /** Called when the counting has reached `to`. */
  rest(): void;
}

interface Counted extends Props {
  /** Receives the new amount at the start of the counting. */
  onStart(total: number): void;
  /** Receives the amount that is final: the new one after the counting, or the one of the first view. */
  onFinal(total: number): void;
}

/** Counts each change of a price in its element. Returns the function that stops that. */
const followCents = (node: HTMLElement | null, { cents, format, onStart, onFinal }: Counted) => {
  const countTo = (to: number, from: number) => {
    const rest = () => onFinal(to);
    const detail: CountDetail = { from, to, format, rest };
    onStart(to);
    node?.dispatchEvent(new CustomEvent('octavo-count', { bubbles: true, cancelable: true, detail })) &&
      rest();
  };
  let shownCents = cents.peek();
  const stop = effect(() => {
    countTo(cents.value, shownCents);
    shownCents = cents.value;
  });
  const replaceSeen = (event: Event) => {
    const seenCents = event instanceof CustomEvent ? Number(event.detail) : shownCents;
    onFinal(seenCents);
    // In a task of its own, because a screen reader announces the change of a text that it has found.
    setTimeout(() => countTo(cents.peek(), seenCents));
  };
  node?.addEventListener('octavo-seen', replaceSeen);
  return () => {
    stop();
    node?.removeEventListener('octavo-seen', replaceSeen);
  };
};

/**
 * Renders a price. Its text is the new amount from the start. The listener of `octavo-count` lays the amounts between
 * the old and the new one over it. Screen readers get the new amount after the counting. The event `octavo-seen` names the
 * amount that the visitor has seen in the first view, from which the price then changes.
 */
export function TotalPrice({ cents, format, isAnnounced }: Props) {
  const t = useTranslator();
  const place = useRef<HTMLSpanElement>(null);
  const [total, setTotal] = useState(cents.peek());
  const [final, setFinal] = useState(total);
  // Listens once it is rendered, because the take-over of a first view says at once which amount that view has shown.
  useLayoutEffect(
    () => followCents(place.current, { cents, format, onStart: setTotal, onFinal: setFinal }),
    [cents, format],
  );
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
          {t('Total %amount%', { amount: format(final) })}
        </span>
      )}
    </>
  );
}
