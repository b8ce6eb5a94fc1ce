import type { Page } from 'playwright-core';

/** A layout shift with the elements that it has moved. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
}

const record = () => {
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
  }).observe({ type: 'layout-shift' });
};

/**
 * Records every layout shift of a tab's document from now on, and of all documents that the tab opens later, also those after
 * the visitor's input. Returns the function that describes those of the present document.
 */
export const recordShifts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(record);
  await page.evaluate(record);
  return () => page.evaluate(() => Object(window).shifts);
};
