import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { type Octavo, startOctavo } from '../browser/browser.ts';
import { stopAfter } from '../runner/suite/stop-after.mjs';

/** Server of the pages in `pages/`, which embed the production build from another host as a site owner does. */
export interface HostPages {
  octavo: Octavo;
  /** Opens a page of `pages/` by its name. `errors` collects uncaught errors and console errors. */
  open(
    context: BrowserContext,
    name: string,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<{ page: Page; errors: string[] }>;
  /** Opens a page with the given content. */
  openWith(
    context: BrowserContext,
    content: string,
    prepare?: (page: Page) => Promise<unknown>,
  ): ReturnType<HostPages['open']>;
  /** Returns the address of a page without opening it. */
  addressOf(name: string): string;
  stop(): Promise<void>;
}

const trustedTypes = "require-trusted-types-for 'script'; trusted-types octavo";

/** Content security policies by the names of their pages. */
const policies: Record<string, (octavo: Octavo) => string> = {
  strict: ({ origin, api }) =>
    [
      `default-src 'none'; script-src ${origin}; connect-src ${api} ${origin}`,
      "style-src 'self'; img-src 'self' data:; base-uri 'none'",
      trustedTypes,
    ].join(';'),
  nonce: () => `script-src 'nonce-once'; ${trustedTypes}`,
};

export const openHostPages = async (): Promise<HostPages> => {
  const octavo = await startOctavo();
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    const name = pathname.slice(1);
    const page = await readFile(`test/support/embed/pages/${name}.html`, 'utf8').catch(() => '');
    const html = page.replace('CONTENT', () => searchParams.get('content') ?? '');
    const policy = policies[name]?.(octavo);
    if (policy) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html.replaceAll('OCTAVO', octavo.origin).replaceAll('SITE', `localhost:${octavo.port}`));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.address() as AddressInfo;
  const addressOf = (name: string) => `http://127.0.0.1:${port}/${name}`;
  const open: HostPages['open'] = async (context, name, prepare) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await prepare?.(page);
    await page.goto(addressOf(name));
    return { page, errors };
  };
  return {
    octavo,
    addressOf,
    open,
    openWith: (context, content, prepare) =>
      open(context, `any?content=${encodeURIComponent(content)}`, prepare),
    stop: stopAfter(async () => {
      server.closeAllConnections();
      server.close();
      await octavo.stop();
    }),
  };
};

/** Waits until this many widgets of the page are ready, including those inside other components. */
export const waitForWidgets = (page: Page, count: number) =>
  page
    .locator('[data-state=ready]')
    .nth(count - 1)
    .waitFor({ state: 'attached' });
