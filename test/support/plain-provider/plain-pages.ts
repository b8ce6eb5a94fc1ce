import { type Browser, type BrowserContextOptions, devices, type Locator, type Page } from 'playwright-core';
import { openDesktop } from '../browser/browser.ts';
import { field, type person, whenReady } from '../browser/order-journey.ts';
import { acceptPolicy, checkOut, fillPaper, logIn, proceed } from '../browser/order-visit.ts';
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

/** Registers a customer at a plain provider, who then logs in in its order form and orders. */
export const orderAsCustomer = async (
  { api, site }: PlainProvider,
  form: Locator,
  customer: ReturnType<typeof person>,
) => {
  await fetch(`${api}/v1/client/registration`, {
    method: 'POST',
    headers: { 'x-identity': `my.${site}` },
    body: new URLSearchParams({ email: customer.email, password: customer.password }),
  });
  await field(form, 'abstractPage').waitFor();
  await fillPaper(form);
  await logIn(form, customer);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
};

/** Waits for the provider's payment page and returns the query of its address. */
export const plainPayment = async (page: Page, plain: PlainProvider): Promise<URLSearchParams> => {
  await page.waitForURL(`${plain.api}/secure-payment*`);
  return new URL(page.url()).searchParams;
};
