import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useEffect, useState } from 'react';

interface Props {
  cents: ReadonlySignal<number>;
  format: (cents: number) => string;
  /** Adds the final amount for screen readers, which announce each new one once. */
  isAnnounced?: boolean | undefined;
}

/** Number of amounts that are shown in turn, the last one being the new amount. */
const steps = 50;
/** Time for which price.css shows each of them. */
const stepMs = 10;
const isReducedMotion = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

/**
 * An amount that counts up or down to its new value. The text is the new value at once. Over it stands a column of all
 * steps, which the compositor moves by a line a step. A new text for each step would cost the page's thread a frame each.
 */
export function Price({ cents, format, isAnnounced }: Props) {
  const [total, setTotal] = useState(cents.peek());
  const [final, setFinal] = useState(total);
  const [lines, setLines] = useState('');
  useEffect(() => {
    let shown: number[] = [];
    let last = cents.peek();
    let start = 0;
    return effect(() => {
      const to = cents.value;
      const now = performance.now();
      // A newer price takes over from the amount on the screen.
      const from = shown[Math.floor((now - start) / stepMs)] ?? last;
      start = now;
      last = to;
      shown = Array.from({ length: steps }, (_, at) => Math.round(from + ((to - from) * (at + 1)) / steps));
      const isResting = from === to || isReducedMotion();
      setTotal(to);
      setLines(isResting ? '' : shown.map((amount) => format(amount)).join('\n'));
      if (isResting) setFinal(to);
    });
  }, [cents, format]);
  const rest = () => {
    setLines('');
    setFinal(total);
  };
  return (
    <>
      <span data-price="total" part="price price-total" className="notranslate" aria-hidden={isAnnounced}>
        {/* A new column for each count, so that its animation begins anew. */}
        {lines ? <span key={lines} data-steps={lines} onAnimationEnd={rest} /> : null}
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
