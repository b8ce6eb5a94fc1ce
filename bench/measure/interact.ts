import type { Page } from 'playwright-core';
import type { Watched } from './probe.ts';

/** One change of a field: milliseconds from the change. */
export interface Change {
  /** Until the page's own code had returned. */
  handled: number;
  /** Until the price in the document was another. */
  written: number;
  /** Until the frame with it had been drawn. */
  drawn: number;
  /** Frames that were drawn until then, that one included. */
  frames: number;
}

export interface Edit {
  /** `data-field` of a select. */
  field: string;
  /** Its values, taken in turn. */
  values: readonly string[];
}

/**
 * Changes a select as a visitor does and waits for another price. The function runs in the page, so it can use only the
 * probe's `window.octavoBench`.
 */
const changeInPage = async ({ element, price, field, value }: Watched & { field: string; value: string }) => {
  const root = document.querySelector(element)?.shadowRoot;
  const select = root?.querySelector<HTMLSelectElement>(`[data-field="${field}"] select`);
  if (!root || !select) throw new Error(`no select in ${field}`);
  const shown = () => root.querySelector(price)?.textContent;
  const frame = window.octavoBench.drawn;
  for (let calm = 0, last = shown(); calm < 10; calm = shown() === last ? calm + 1 : 0) {
    last = shown();
    await frame();
  }
  // A person's change comes at any moment of a frame.
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 17));
  const before = shown();
  let written = 0;
  const observer = new MutationObserver(() => {
    if (!written && shown() !== before) written = performance.now();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  const start = performance.now();
  select.value = value;
  for (const type of ['input', 'change'])
    select.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  const handled = performance.now();
  let frames = 0;
  let drawn = 0;
  while (!drawn && frames < 300) {
    const time = await frame();
    frames += 1;
    if (shown() !== before) drawn = time;
  }
  observer.disconnect();
  if (!drawn) throw new Error(`the price of ${element} stayed ${before} after ${field} became ${value}`);
  return { handled: handled - start, written: (written || drawn) - start, drawn: drawn - start, frames };
};

/** Changes a select `times` times, each time to a value with another price. */
export const changeOften = async (page: Page, watched: Watched, { field, values }: Edit, times: number) => {
  const changes: Change[] = [];
  for (let time = 0; time < times; time += 1) {
    const value = values[time % values.length] ?? '';
    changes.push(await page.evaluate(changeInPage, { ...watched, field, value }));
  }
  return changes;
};
