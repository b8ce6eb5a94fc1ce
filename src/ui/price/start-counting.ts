import type { CountDetail } from './total-price.tsx';

/** Number of amounts that are shown one after another. The last one is the new amount. */
const steps = 50;
/** Milliseconds for which each amount is shown, as in price.css. */
const stepMs = 10;
/**
 * Milliseconds until a column is removed. They exceed the 500 ms of the animation, because on a slow phone the
 * animation begins up to 100 ms late. The animation's own end event is not used, because the browser asks the page's
 * thread for frames shortly before it.
 */
const columnMs = 600;
const isReducedMotion = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

/** A price that is counting: its column of amounts, the amounts, and the time at which the column began to move. */
interface Count {
  column: HTMLElement;
  amounts: readonly number[];
  /** Absent until the column moves. */
  start?: number;
  /** Absent until the column moves. */
  timer?: ReturnType<typeof setTimeout>;
}

/** Calls a function after the next frame has been drawn. A hidden page draws none until it is visible again. */
const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/** Returns the amounts between two amounts, ending with the second one. */
const amountsBetween = (from: number, to: number) =>
  Array.from({ length: steps }, (_, at) => Math.round(from + ((to - from) * (at + 1)) / steps));

/**
 * Makes the prices inside a node count. A column with all amounts is laid over the text of a price, and the compositor
 * moves it by one line for each amount. Changing the text instead would cost the page's thread one frame for each
 * amount. Returns the function that stops the counting.
 */
export const startCounting = (root: Node): (() => void) => {
  const counts = new Map<Element, Count>();
  const endCount = (place: Element) => {
    const count = counts.get(place);
    clearTimeout(count?.timer);
    count?.column.remove();
    counts.delete(place);
  };
  const startCount = (event: Event) => {
    if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
    const place = event.target;
    const { from, to, format, rest }: CountDetail = event.detail;
    const running = counts.get(place);
    // Starts from the amount that is on the screen, because the previous count may still be running.
    const elapsedMs = running?.start ? performance.now() - running.start : 0;
    const shownAmount = running?.amounts[Math.floor(elapsedMs / stepMs)] ?? from;
    endCount(place);
    if (shownAmount === to || isReducedMotion()) return;
    event.preventDefault();
    const amounts = amountsBetween(shownAmount, to);
    const column = document.createElement('span');
    const list = (length: number) => {
      column.dataset.steps = amounts
        .slice(0, length)
        .map((amount) => format(amount))
        .join('\n');
    };
    const count: Count = { column, amounts };
    counts.set(place, count);
    list(1);
    place.prepend(column);
    // Lists the other amounts one frame later, because the visitor waits for the first frame, and the browser draws 50
    // lines more slowly than one.
    afterFrame(() => {
      if (counts.get(place) !== count) return;
      list(steps);
      column.dataset.moves = '';
      count.start = performance.now();
      count.timer = setTimeout(() => {
        endCount(place);
        rest();
      }, columnMs);
    });
  };
  root.addEventListener('octavo-count', startCount);
  return () => {
    root.removeEventListener('octavo-count', startCount);
    for (const place of counts.keys()) endCount(place);
  };
};
