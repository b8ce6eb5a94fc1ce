import type { PriceChange } from './price.tsx';

/** Number of amounts that are shown in turn, the last one being the new amount. */
const steps = 50;
/** Time in ms for which price.css shows each of them. */
const stepMs = 10;
/**
 * Time in ms until a column is removed. On a slow phone its animation begins up to 100 ms late. The animation itself ends
 * later, because the browser asks the page's thread for frames shortly before an end.
 */
const columnMs = 600;
const isReducedMotion = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

/** A price that counts: its column of steps, the amount of each step, and when the first one was shown. */
interface Count {
  column: HTMLElement;
  amounts: readonly number[];
  start: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Returns the amounts of all steps from one amount to another. */
const amountsBetween = (from: number, to: number) =>
  Array.from({ length: steps }, (_, at) => Math.round(from + ((to - from) * (at + 1)) / steps));

/**
 * Makes the prices below a node count. Over the text of a price stands a column of all steps, which the compositor moves
 * by a line a step. A new text for each step would cost the page's thread a frame each. Returns the function that stops it.
 */
export const startCounting = (root: Node): (() => void) => {
  const counts = new Map<Element, Count>();
  const end = (place: Element) => {
    const count = counts.get(place);
    clearTimeout(count?.timer);
    count?.column.remove();
    counts.delete(place);
  };
  const begin = (event: Event) => {
    if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
    const place = event.target;
    const { from, to, format, rest }: PriceChange = event.detail;
    const start = performance.now();
    const running = counts.get(place);
    // A newer price takes over from the amount on the screen.
    const shown = running?.amounts[Math.floor((start - running.start) / stepMs)] ?? from;
    end(place);
    if (shown === to || isReducedMotion()) return;
    event.preventDefault();
    const amounts = amountsBetween(shown, to);
    const column = document.createElement('span');
    column.dataset.steps = amounts.map((amount) => format(amount)).join('\n');
    place.prepend(column);
    const timer = setTimeout(() => {
      end(place);
      rest();
    }, columnMs);
    counts.set(place, { column, amounts, start, timer });
  };
  root.addEventListener('octavo-count', begin);
  return () => {
    root.removeEventListener('octavo-count', begin);
    for (const place of counts.keys()) end(place);
  };
};
