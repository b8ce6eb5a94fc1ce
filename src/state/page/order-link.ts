import { decorateLink } from '../../tracking/decorate-link.ts';
import { campaignNames, type LinkQuery } from '../../tracking/visit.ts';
import type { WidgetContext } from './context.ts';

type LinkContext = Pick<WidgetContext, 'site' | 'hosts' | 'options'>;

/** Null where an owner has typed what is no address: a widget must not break over it. */
const parsed = (address: string | undefined | null, base: string): URL | null => {
  try {
    return address ? new URL(address, base) : null;
  } catch {
    return null;
  }
};

/** The order page that calculators and price lists lead to: the element's redirect, else the site's, else the cabinet's. */
const orderPage = ({ site, hosts, options }: LinkContext): URL => {
  const { redirect } = site.config;
  const origin = `${new URL(hosts.cabinet).protocol}//${hosts.site}`;
  const own = parsed(options.redirect, origin);
  if (own) return own;
  const page = parsed(redirect?.path, origin);
  if (!redirect || !page) return new URL(`${hosts.cabinet}/order-now`);
  if (redirect.inputDiscountCode) page.searchParams.set('inputDiscountCode', redirect.inputDiscountCode);
  return page;
};

/**
 * Address of the order page with what was chosen: the redirect's own query, the choice, then `visitor`. Of these only
 * the visitor's campaign overrides what the redirect names.
 */
export const orderLink = (
  context: LinkContext,
  choice: Readonly<Record<string, string>>,
  visitor: LinkQuery,
): string => {
  const page = orderPage(context);
  for (const [name, value] of Object.entries(choice)) page.searchParams.set(name, value);
  for (const name in visitor) if (campaignNames().test(name)) page.searchParams.delete(name);
  decorateLink(page, visitor);
  return page.href;
};
