import { effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { LiveText } from './live-text.ts';

interface Props {
  cents: ReadonlySignal<number>;
  format: (cents: number) => string;
  /** Adds the final amount for screen readers, which announce each new one once. */
  isAnnounced?: boolean | undefined;
}

const durationMs = 500;
const steps = 50;
const isReducedMotion = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

/** An amount that counts up or down to its new value. The animation changes the text only and renders no component. */
export function Price({ cents, format, isAnnounced }: Props) {
  const [shown] = useState(() => signal(cents.peek()));
  const [final] = useState(() => signal(cents.peek()));
  useEffect(
    () =>
      effect(() => {
        const to = cents.value;
        const from = shown.peek();
        const start = performance.now();
        const move = () => {
          const done =
            from === to || isReducedMotion()
              ? steps
              : Math.min(steps, Math.floor(((performance.now() - start) * steps) / durationMs));
          shown.value = Math.round(from + ((to - from) * done) / steps);
          if (done < steps) frame = requestAnimationFrame(move);
          else final.value = to;
        };
        let frame = 0;
        move();
        return () => cancelAnimationFrame(frame);
      }),
    [cents, shown, final],
  );
  return (
    <>
      <span data-price="total" part="price price-total" translate="no" aria-hidden={isAnnounced}>
        <LiveText read={() => format(shown.value)} />
      </span>
      {isAnnounced && (
        <span className="quiet-text" role="status">
          <LiveText read={() => format(final.value)} />
        </span>
      )}
    </>
  );
}
