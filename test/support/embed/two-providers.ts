import type { Locator, Page } from 'playwright-core';
import { type Octavo, startOctavo } from '../browser/browser.ts';
import { type HostStage, openHostStage } from './host-pages.ts';

/** A provider's site with the server that runs it. */
export interface ProviderSite {
  /** Host with its port, which elements name. */
  host: string;
  server: Octavo;
}

/** Opens two providers with a server each, one for each price version, and a site owner whose page shows the sites of both. */
export const openTwoProviders = async () => {
  const [{ octavo, addressOf, open }, server] = await Promise.all([openHostStage(), startOctavo()]);
  return {
    addressOf,
    open,
    first: { host: `localhost:${octavo.port}`, server: octavo },
    second: { host: `v2.localhost:${server.port}`, server },
  };
};

/** Returns the script of a site. Scripts that are not asynchronous run in the sequence in which they stand in the page. */
export const scriptOf = ({ host }: Pick<ProviderSite, 'host'>, attributes = '') =>
  `<script src="http://${host}/embed/octavo.js" data-octavo data-host="${host}" ${attributes}></script>`;

export const elementOf = (widget: string, { host }: Pick<ProviderSite, 'host'>, attributes = '') =>
  `<octavo-${widget} data-host="${host}" loading="eager" ${attributes}></octavo-${widget}>`;

/** Finds the widget of a site once it is ready. */
export const widgetOf = (page: Page, { host }: Pick<ProviderSite, 'host'>): Locator =>
  page.locator(`[data-host="${host}"][data-state=ready]`);

/** Opens a page of the site owner for a new visitor. */
export const openOwnersPage = (
  { open }: Pick<HostStage, 'open'>,
  content: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> =>
  open(`any?affiliateId=7&utm_source=mail&content=${encodeURIComponent(content)}`, { prepare, faults: /./ });

/** Returns the host of the order page to which a ready widget links. */
export const orderPageOf = async (page: Page, selector = 'octavo-calculator') => {
  const link = page.locator(`${selector}[data-state=ready] a.order`);
  await link.waitFor();
  return new URL((await link.getAttribute('href')) ?? '').host;
};
