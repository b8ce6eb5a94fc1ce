import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright-core';
import { openDesktop } from '../browser/browser.ts';
import { whenReady } from '../browser/order-journey.ts';
import type { HostPages } from '../embed/host-pages.ts';
import type { PlainProvider } from './plain-provider.ts';

interface PlainPageOptions {
  /** Additional attributes of the script. */
  script?: string;
  /** Attributes of the element. */
  attributes?: string;
  context?: BrowserContextOptions;
}

/**
 * Opens a page whose widget calls a plain provider. Collects uncaught errors, and console errors except those about missing
 * calls.
 */
export const openPlainPage = async (
  browser: Browser,
  { hosts, plain }: { hosts: HostPages; plain: PlainProvider },
  element: string,
  { script = '', attributes = '', context: options = {} }: PlainPageOptions = {},
) => {
  const context = await openDesktop(browser, { reducedMotion: 'reduce', ...options });
  const content = `<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="${plain.site}"
    data-api="${plain.api}" data-cabinet="${plain.api}" ${script}></script>
    <${element} loading="eager" ${attributes}></${element}>`;
  const { page, errors } = await hosts.openWith(context, content);
  const widget = await whenReady(page, element);
  const unexpected = () => errors.filter((text) => !/status of 404/.test(text));
  return { page, widget, errors: unexpected, close: () => context.close() };
};

export const phone: BrowserContextOptions = { ...devices['Pixel 5'], reducedMotion: 'reduce' };

/** Waits for the provider's payment page and returns the query of its address. */
export const plainPayment = async (page: Page, plain: PlainProvider): Promise<URLSearchParams> => {
  await page.waitForURL(`${plain.api}/secure-payment*`);
  return new URL(page.url()).searchParams;
};
