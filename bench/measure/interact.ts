import type { Page } from 'playwright-core';
import type { Watched } from './probe.ts';

/** Times after a change of a field, in ms. */
export interface Change {
  /** Time at which the page's event handlers had returned. */
  handled: number;
  /** Time at which the document contained the new price. */
  written: number;
  /** Time at which the frame with the new price had been drawn. */
  drawn: number;
  /** Number of frames from the change to the frame with the new price, inclusive. */
  frames: number;
}

export interface Edit {
  /** Value of `data-field` of a select. */
  field: string;
  /** Values of the select, which are chosen one after another. */
  values: readonly string[];
}

/**
 * Changes a select as a visitor does and waits for the new price. The function runs in the page, so it can use only the
 * probe's `window.octavoBench`.
 */
const changeInPage = async ({ element, price, field, value }: Watched & { field: string; value: string }) => {
  const root = document.querySelector(element)?.shadowRoot;
  const select = root?.querySelector<HTMLSelectElement>(`[data-field="${field}"] select`);
  if (!root || !select) throw new Error(`no select in ${field}`);
  const priceText = () => root.querySelector(price)?.textContent;
  const frame = window.octavoBench.nextFrame;
  for (
    let stableFrames = 0, last = priceText();
    stableFrames < 10;
    stableFrames = priceText() === last ? stableFrames + 1 : 0
  ) {
    last = priceText();
    await frame();
  }
  // The change is made at a random moment of a frame, because a person's change may be too.
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 17));
  const before = priceText();
  let written = 0;
  const observer = new MutationObserver(() => {
    if (!written && priceText() !== before) written = performance.now();
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
    if (priceText() !== before) drawn = time;
  }
  observer.disconnect();
  if (!drawn) throw new Error(`the price of ${element} stayed ${before} after ${field} became ${value}`);
  return { handled: handled - start, written: (written || drawn) - start, drawn: drawn - start, frames };
};

/** Changes a select `times` times, each time to a value with a different price. */
export const changeOften = async (page: Page, watched: Watched, { field, values }: Edit, times: number) => {
  const changes: Change[] = [];
  for (let time = 0; time < times; time += 1) {
    const value = values[time % values.length] ?? '';
    changes.push(await page.evaluate(changeInPage, { ...watched, field, value }));
  }
  return changes;
};
