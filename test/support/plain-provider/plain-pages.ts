import type { BrowserContext, Locator, Page } from 'playwright-core';
import { field, type person, whenReady } from '../browser/order-journey.ts';
import { acceptPolicy, checkOut, fillPaper, logIn, proceed } from '../browser/order-visit.ts';
import { element, type HostStage } from '../embed/host-pages.ts';
import type { PlainProvider } from './plain-provider.ts';

interface PlainPageOptions {
  /** Additional attributes of the script. */
  script?: string;
  /** Attributes of the element. */
  attributes?: string;
  context?: BrowserContext;
}

/** Opens a page whose widget calls a plain provider. The console may name only the calls that this provider lacks. */
export const openPlainPage = async (
  { openWith }: HostStage,
  { site, api }: PlainProvider,
  name: string,
  { script = '', attributes = '', context }: PlainPageOptions = {},
) => {
  const content = `<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="${site}"
    data-api="${api}" data-cabinet="${api}" ${script}></script>${element(name, attributes)}`;
  const page = await openWith(content, { faults: /status of 4(04|22)/, ...(context && { context }) });
  return { page, widget: await whenReady(page, `octavo-${name}`) };
};

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
