import type { PriceChange } from './price.tsx';

/** Number of amounts that are shown in turn, the last one being the new amount. */
const steps = 50;
/** Time for which price.css shows each of them. */
const stepMs = 10;
const isReducedMotion = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

/** A price that counts: its column of steps, the amount of each step, and when the first one was shown. */
interface Count {
  column: HTMLElement;
  amounts: readonly number[];
  start: number;
}

/**
 * Makes the prices below a node count. Over the text of a price stands a column of all steps, which the compositor moves
 * by a line a step. A new text for each step would cost the page's thread a frame each. Returns the function that stops it.
 */
export const startCounting = (root: Node): (() => void) => {
  const counts = new WeakMap<Element, Count>();
  const count = (event: Event) => {
    if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
    const place = event.target;
    const { from, to, format, rest }: PriceChange = event.detail;
    const now = performance.now();
    const running = counts.get(place);
    running?.column.remove();
    // A newer price takes over from the amount on the screen.
    const shown = running?.amounts[Math.floor((now - running.start) / stepMs)] ?? from;
    if (shown === to || isReducedMotion()) return;
    event.preventDefault();
    const amounts = Array.from({ length: steps }, (_, at) =>
      Math.round(shown + ((to - shown) * (at + 1)) / steps),
    );
    const column = document.createElement('span');
    column.dataset.steps = amounts.map((amount) => format(amount)).join('\n');
    column.addEventListener('animationend', () => {
      column.remove();
      rest();
    });
    place.prepend(column);
    counts.set(place, { column, amounts, start: now });
  };
  root.addEventListener('octavo-count', count);
  return () => root.removeEventListener('octavo-count', count);
};
