import type { Hosts, WidgetContext } from './context.ts';

type LinkContext = Pick<WidgetContext, 'site' | 'hosts' | 'options'>;

/**
 * Parses an address. Returns undefined for an invalid one, so that a typing error of the site owner does not break the
 * widget. Also returns undefined for an address that is no web page, because a link to `javascript:` would run a
 * script.
 */
const parseAddress = (address: string | undefined | null, { site, cabinet }: Hosts): URL | undefined => {
  try {
    const page = new URL(address || '', cabinet.replace(/\/\/.*/, `//${site}`));
    if (address && /^https?:/.test(page.href)) return page;
  } catch {}
  return undefined;
};

/**
 * Returns the order page that calculators and price lists link to: that of the element's `redirect`, else of the site,
 * else of the cabinet.
 */
const orderPage = ({ site, hosts, options }: LinkContext): URL => {
  const { redirect } = site.config;
  const own = parseAddress(options.redirect, hosts);
  if (own) return own;
  const page = parseAddress(redirect?.path, hosts);
  if (!page) return new URL(`${hosts.cabinet}/order-now${site.locale ? `?locale=${site.locale}` : ''}`);
  if (redirect?.inputDiscountCode) page.searchParams.set('inputDiscountCode', redirect.inputDiscountCode);
  return page;
};

/** Returns the address of the order page with the parameters of `choice` added to its own. */
export const orderLink = (context: LinkContext, choice: Readonly<Record<string, string>>): URL => {
  const page = orderPage(context);
  for (const name in choice) page.searchParams.set(name, choice[name] ?? '');
  return page;
};

/**
 * Opens an address in the top window, also from a frame, because the cabinet refuses to be shown in one. Returns false if the
 * frame's sandbox forbids that.
 */
export const openInTopWindow = (url: string): boolean => {
  try {
    (window.top ?? window).location.href = url;
    return true;
  } catch {
    return false;
  }
};
