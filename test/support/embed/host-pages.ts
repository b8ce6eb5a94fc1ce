import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
import { type Octavo, openBrowser, openDesktop, refuseErrors, shareOctavo } from '../browser/browser.ts';
import { listen } from '../services/listen.ts';

interface Opened {
  /** Visitor who opens the page; by default a new one. */
  context?: BrowserContext;
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Errors in the console that the test causes, for example failed requests. */
  faults?: RegExp;
}

/** Script of a page on another host, in which `OCTAVO` and `SITE` are replaced when the page is served. */
export const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';

/** Returns the markup of a widget that loads at once. */
export const element = (name: string, attributes = '', content = '') =>
  `<octavo-${name} loading="eager" ${attributes}>${content}</octavo-${name}>`;

const strictPolicy = ({ origin, api }: Octavo) =>
  [
    `default-src 'none'; script-src ${origin}; connect-src ${api} ${origin}`,
    "style-src 'self'; img-src 'self' data:; base-uri 'none'",
    "require-trusted-types-for 'script'; trusted-types octavo",
  ].join(';');

/** Serves the pages in `pages/`, which embed the production build from another host as a site owner does. */
export const openHostPages = async () => {
  const octavo = await shareOctavo();
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://host');
    const name = pathname.slice(1);
    const page = await readFile(`test/support/embed/pages/${name}.html`, 'utf8').catch(() => '');
    const html = page.replace('CONTENT', () => searchParams.get('content') ?? '');
    if (name === 'strict') response.setHeader('content-security-policy', strictPolicy(octavo));
    if (searchParams.has('isolated')) response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html.replaceAll('OCTAVO', octavo.origin).replaceAll('SITE', `localhost:${octavo.port}`));
  });
  const { origin, stop } = await listen(server);
  return { octavo, addressOf: (name: string) => `${origin}/${name}`, stop };
};

/** Waits until this many widgets of the page are ready, including those inside other components. */
export const waitForWidgets = (page: Page, count: number) =>
  page
    .locator('[data-state=ready]')
    .nth(count - 1)
    .waitFor({ state: 'attached' });

/** Opens Chromium and a site owner's server for one suite. Visitors have a desktop unless `visitor` says otherwise. */
export const openHostStage = async ({
  launch,
  visitor,
}: {
  launch?: LaunchOptions;
  visitor?: BrowserContextOptions;
} = {}) => {
  const [browser, { octavo, addressOf }] = await Promise.all([openBrowser(launch), openHostPages()]);
  /** Opens a page of `pages/` by its name. The test fails if the page has an error in its console. */
  const open = async (name: string, { context, prepare, faults }: Opened = {}) => {
    const ofVisitor = context ?? (await openDesktop(browser, { reducedMotion: 'reduce', ...visitor }));
    const page = await ofVisitor.newPage();
    refuseErrors(page, faults);
    await prepare?.(page);
    await page.goto(addressOf(name));
    return page;
  };
  /** Opens a page with the given content. `query` is put before it into the address. */
  const openWith = (content: string, options?: Opened, query = '') =>
    open(`any?${query}&content=${encodeURIComponent(content)}`, options);
  /** Opens a page with Octavo's script and this markup, and waits until all of its widgets are ready. */
  const openWidgets = async (markup: string, options?: Opened) => {
    const page = await openWith(script + markup, options);
    const count = markup.split('<octavo-').length - 1;
    if (count) await waitForWidgets(page, count);
    return page;
  };
  return { browser, octavo, addressOf, open, openWith, openWidgets };
};

export type HostStage = Awaited<ReturnType<typeof openHostStage>>;
