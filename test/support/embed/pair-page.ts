import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import type { HostPages } from './host-pages.ts';

/** Pairs of widgets. The second one can run on the code of the first. */
export const pairs = [
  ['calculator', 'price-list'],
  ['order-form', 'price-list'],
  ['order-form', 'calculator'],
] as const;

/** Returns the name of a widget's file that contains all its code. */
export const ownFile = (widget: string) =>
  /chunks\/(.+?)"/.exec(readFileSync(`dist/embed/preload/${widget}.html`, 'utf8'))?.[1] ?? '';

const isFileOf = (widget: string, name: string) => new RegExp(`^${widget}-\\w{6}\\.js$`).test(name);

/** Returns whether a path is a widget's smaller file, which runs on the code of another widget. */
export const isBeside = (path: string, widget: string) => {
  const [, name = ''] = /unks\/([\w-]+\.js)$/.exec(path) ?? [];
  return isFileOf(widget, name) && name !== ownFile(widget);
};

export const element = (widget: string) => `<octavo-${widget} loading="eager"></octavo-${widget}>`;
export const scriptTag = (name: string, attributes = '') =>
  `<script ${name === 'octavo' ? 'async' : 'async type="module"'} src="OCTAVO/embed/${name}.js" data-octavo data-host="SITE" ${attributes}></script>`;

/** Names of the files of code that a page has requested. */
interface Requested {
  all: ReadonlySet<string>;
  /** Returns the names of a widget's requested files. */
  of(widget: string): string[];
}

/** Returns the sum of the files' compressed sizes, in bytes. */
export const bytesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliCompressSync(readFileSync(`dist/embed/chunks/${name}`)).length, 0);

export const whenReady = (page: Page, widget: string, count = 1) =>
  page
    .locator(`octavo-${widget}[data-state=ready]`)
    .nth(count - 1)
    .waitFor();

/** Opens a site owner's page with this content. `uncaught` collects uncaught errors. */
export const openPair = async (
  hosts: HostPages,
  context: BrowserContext,
  content: string,
  prepare?: (page: Page) => Promise<unknown>,
  name = 'any',
) => {
  const all = new Set<string>();
  const uncaught: string[] = [];
  const { page, errors } = await hosts.open(
    context,
    `${name}?content=${encodeURIComponent(content)}`,
    async (opened) => {
      opened.on('pageerror', ({ message }) => uncaught.push(message));
      opened.on('request', (request) => {
        const [, name] = /unks\/([\w-]+\.js)$/.exec(request.url()) ?? [];
        if (name) all.add(name);
      });
      await prepare?.(opened);
    },
  );
  const requested: Requested = { all, of: (widget) => [...all].filter((name) => isFileOf(widget, name)) };
  return { page, errors, uncaught, requested };
};

/** Changes a widget's filter or deadline and waits for the new table or price. */
export const changeWidget = async (page: Page, widget: string) => {
  const host = page.locator(`octavo-${widget}`).first();
  if (widget === 'price-list') {
    await host.locator('select').first().selectOption('service-2');
    await host.locator('caption', { hasText: 'Editing' }).waitFor();
    return;
  }
  await host.locator('[name=deadlineId]').selectOption('1');
  await host.getByText('$50.00').first().waitFor();
};
