import type { Page } from 'playwright-core';
import type { Watched } from './probe.ts';

/**
 * Sent to the page as text, so of all else it may use only what the probe has left there. Adds so many elements at once, waits until each shows its price, and
 * removes them. Answers milliseconds until the frame with the last price had been drawn.
 */
const mountInPage = async ({ element, price, count }: Watched & { count: number }): Promise<number> => {
  const hosts = Array.from({ length: count }, () => document.createElement(element));
  for (const host of hosts) host.setAttribute('loading', 'eager');
  const isShown = (host: Element) => /\d/.test(host.shadowRoot?.querySelector(price)?.textContent ?? '');
  const frame = window.octavoBench.drawn;
  await frame();
  const start = performance.now();
  document.body.append(...hosts);
  let time = await frame();
  while (!hosts.every(isShown)) {
    if (time - start > 30_000) throw new Error(`${count} of ${element} were not shown in 30 s`);
    time = await frame();
  }
  for (const host of hosts) host.remove();
  return time - start;
};

/** Mounts so many of a widget on a page that has its code already. */
export const mountMany = (page: Page, watched: Watched, count: number): Promise<number> =>
  page.evaluate(mountInPage, { ...watched, count });
