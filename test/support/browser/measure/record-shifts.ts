import type { Page } from 'playwright-core';

/** Records every layout shift of an open page, also those after the visitor's input. Returns the function that reads them. */
export const recordShifts = async (page: Page): Promise<() => Promise<number[]>> => {
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        values.push(entry.value);
    }).observe({ type: 'layout-shift' });
    return values;
  });
  return () => shifts.jsonValue();
};

/** A layout shift with the elements that it has moved. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records every layout shift of all documents that a tab opens from now on. Returns the function that describes those of the
 * present document.
 */
export const watchShifts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.localName}.${node?.className} from ${previousRect.top} to ${currentRect.top} px`,
        );
        shifts.push([value, ...moved].join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Object(window).shifts);
};
