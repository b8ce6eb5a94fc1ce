import type { SiteConfig } from '../order/site.ts';
import type { LinkQuery } from './visit.ts';

export interface OrderLinkOptions {
  /** The element's own choice: an address with its own query. */
  redirect: string | null;
  /** The site owner's choice for all elements; null is /order-now on the cabinet. */
  configured: SiteConfig['redirect'];
  /** Host with port of the provider's site, and address of the cabinet. */
  hosts: { site: string; cabinet: string };
}

const targetOf = ({ redirect, configured, hosts }: OrderLinkOptions) => {
  if (redirect) return new URL(redirect, location.href);
  if (!configured) return new URL(`${hosts.cabinet}/order-now`, location.href);
  const url = new URL(configured.path, `${location.protocol}//${hosts.site}`);
  if (configured.inputDiscountCode) url.searchParams.set('inputDiscountCode', configured.inputDiscountCode);
  return url;
};

/**
 * Where a calculator or a price list leads (PRL-03, PRL-05): the redirect's own query, then what was chosen, then
 * the tracker's parameters; what comes later wins. An unreadable redirect gives way to the default.
 */
export const orderLink = (options: OrderLinkOptions, choice: LinkQuery, tracked: LinkQuery): string => {
  let url: URL;
  try {
    url = targetOf(options);
  } catch {
    url = targetOf({ ...options, redirect: null, configured: null });
  }
  for (const [name, value] of Object.entries({ ...choice, ...tracked })) url.searchParams.set(name, value);
  return url.href;
};
