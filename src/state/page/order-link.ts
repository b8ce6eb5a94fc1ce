import type { Hosts, WidgetContext } from './context.ts';

type LinkContext = Pick<WidgetContext, 'site' | 'hosts' | 'options'>;

/**
 * Returns undefined for an invalid address, so that a site owner's typing error does not break the widget, and for an
 * address that is no web page, because a link to `javascript:` would run a script.
 */
const parsed = (address: string | undefined | null, { site, cabinet }: Hosts): URL | undefined => {
  try {
    const page = new URL(address || '', cabinet.replace(/\/\/.*/, `//${site}`));
    if (address && /^http/.test(page.href)) return page;
  } catch {}
  return undefined;
};

/** Returns the order page for calculators and price lists: the element's redirect, the site's, or the cabinet's. */
const orderPage = ({ site, hosts, options }: LinkContext): URL => {
  const { redirect } = site.config;
  const own = parsed(options.redirect, hosts);
  if (own) return own;
  const page = parsed(redirect?.path, hosts);
  if (!page) return new URL(`${hosts.cabinet}/order-now${site.locale ? `?locale=${site.locale}` : ''}`);
  if (redirect?.inputDiscountCode) page.searchParams.set('inputDiscountCode', redirect.inputDiscountCode);
  return page;
};

/** Returns the address of the order page: the redirect's own query, then `choice`. */
export const orderLink = (context: LinkContext, choice: Readonly<Record<string, string>>): URL => {
  const page = orderPage(context);
  for (const name in choice) page.searchParams.set(name, choice[name] ?? '');
  return page;
};
