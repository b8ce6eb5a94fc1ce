import type { Page } from 'playwright-core';
import type { ScriptOptions } from '../../../src/package/load.ts';
import { openStage } from '../browser/open-stage.ts';
import { servePages } from './serve-pages.ts';

type Load = typeof import('../../../src/package/load.ts');

/** Opens a browser, a server, and a second server of a page without Octavo that can import the package. */
export const openPlainStage = async () => {
  const { browser, octavo } = await openStage();
  const { origin } = await servePages({
    plain: 'test/support/package/pages',
    octavo: 'dist/package',
  });
  const site = `localhost:${octavo.port}`;
  const open = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(`${origin}/plain/plain.html`);
    return page;
  };
  /**
   * Returns the address of an entry. It is computed, because the bundler of the suites would try to resolve a literal
   * address.
   */
  const addressOf = (entry: string) => `${origin}/octavo/${entry}.js`;
  /** Calls `loadOctavo` on a page. Returns the version of the loaded script, or the message of the failure. */
  const loadOn = (page: Page, name: string, options: ScriptOptions = {}): Promise<string> =>
    page.evaluate(
      async ([entry, src, options]) => {
        const { loadOctavo }: Load = await import(entry);
        return loadOctavo(src, options).then(
          (api) => String(api?.version),
          ({ message }: Error) => message,
        );
      },
      [addressOf('load'), `${octavo.origin}/embed/${name}.js`, { host: site, ...options }] as const,
    );
  return { octavo, site, open, addressOf, loadOn };
};
