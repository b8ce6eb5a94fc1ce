import type { BrowserContext, Page } from 'playwright-core';
import type { Octavo } from '../browser/browser.ts';

interface Prerendered {
  /** Name of the widget's HTML: `calculator`, `order-form`. */
  widget: string;
  /** Name of the page's script. */
  script: string;
  /** Attributes of the element, as a query with its question mark. */
  query?: string;
  /** Content security policy of the page. */
  policy?: string;
}

/** Returns a page that includes a widget's HTML. */
const prerenderedPage = async (octavo: Octavo, { widget, script, query = '' }: Prerendered) => {
  const html = await (await fetch(`${octavo.origin}/embed/${widget}.html${query}`)).text();
  return `<!doctype html>
<html lang="en"><head><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/site.css">
<script async type="module" src="/embed/${script}.js" data-octavo></script><title>Papers</title></head>
<body><h1>Papers</h1>${html}<p>More text</p></body></html>`;
};

/** Opens a page with a widget's HTML in a tab. */
export const openPrerendered = async (octavo: Octavo, page: Page, shown: Prerendered): Promise<Page> => {
  const body = await prerenderedPage(octavo, shown);
  const headers = shown.policy ? { 'content-security-policy': shown.policy } : {};
  await page.route(`${octavo.origin}/prerendered`, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body }),
  );
  await page.goto(`${octavo.origin}/prerendered`, { waitUntil: 'commit' });
  await page.locator('text=More text').waitFor();
  return page;
};

/**
 * Opens a page with a widget's HTML in a context. `release` lets its script arrive; `isReady` waits until the script has taken
 * over the widget.
 */
export const openHeld = async (octavo: Octavo, context: BrowserContext, shown: Prerendered) => {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/embed/${shown.script}.js`, (route) => released.then(() => route.continue()));
  await openPrerendered(octavo, page, shown);
  const isReady = () => page.locator(`octavo-${shown.widget}[data-state=ready]`).waitFor();
  return { page, errors, release, isReady, close: () => context.close() };
};
