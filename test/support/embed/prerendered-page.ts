import { type BrowserContextOptions, devices, type Page } from 'playwright-core';
import type { Octavo } from '../browser/browser.ts';

export const phone: BrowserContextOptions = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };

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

/** Opens a page with a widget's HTML in a tab. */
export const openPrerendered = async (
  octavo: Octavo,
  page: Page,
  { widget, script, query = '', policy }: Prerendered,
): Promise<Page> => {
  const html = await (await fetch(`${octavo.origin}/embed/${widget}.html${query}`)).text();
  const body = `<!doctype html>
<html lang="en"><head><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/site.css">
<script async type="module" src="/embed/${script}.js" data-octavo></script><title>Papers</title></head>
<body><h1>Papers</h1>${html}<p>More text</p></body></html>`;
  const headers = policy ? { 'content-security-policy': policy } : {};
  await page.route(`${octavo.origin}/prerendered`, (route) =>
    route.fulfill({ contentType: 'text/html', headers, body }),
  );
  await page.goto(`${octavo.origin}/prerendered`, { waitUntil: 'commit' });
  await page.locator('text=More text').waitFor();
  return page;
};
