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
