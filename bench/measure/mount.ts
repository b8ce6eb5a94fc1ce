import type { Page } from 'playwright-core';
import type { Watched } from './probe.ts';

/**
 * Adds `count` elements at once, waits until each shows its price by its own code, and removes them. Returns the milliseconds until the frame
 * with the last price. The function runs in the page, so it can use only the probe's `window.octavoBench`.
 */
const mountInPage = async ({ element, price, count }: Watched & { count: number }): Promise<number> => {
  const hosts = Array.from({ length: count }, () => document.createElement(element));
  for (const host of hosts) host.setAttribute('loading', 'eager');
  const isShown = ({ dataset, shadowRoot }: HTMLElement) =>
    dataset.state !== 'loading' && /\d/.test(shadowRoot?.querySelector(price)?.textContent ?? '');
  const frame = window.octavoBench.nextFrame;
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

/** Mounts `count` widgets on a page that has loaded their code. */
export const mountMany = (page: Page, watched: Watched, count: number): Promise<number> =>
  page.evaluate(mountInPage, { ...watched, count });
