import type { Hosts, WidgetContext } from './context.ts';

type LinkContext = Pick<WidgetContext, 'site' | 'hosts' | 'options'>;

/** Undefined where an owner has typed what is no address: a widget must not break over it. */
const parsed = (address: string | undefined | null, { site, cabinet }: Hosts): URL | undefined => {
  let page: URL | undefined;
  try {
    if (address) page = new URL(address, cabinet.replace(/\/\/.*/, `//${site}`));
  } catch {}
  return page;
};

/** The order page that calculators and price lists lead to: the element's redirect, else the site's, else the cabinet's. */
const orderPage = ({ site, hosts, options }: LinkContext): URL => {
  const { redirect } = site.config;
  const own = parsed(options.redirect, hosts);
  if (own) return own;
  const page = parsed(redirect?.path, hosts);
  if (!page) return new URL(`${hosts.cabinet}/order-now`);
  if (redirect?.inputDiscountCode) page.searchParams.set('inputDiscountCode', redirect.inputDiscountCode);
  return page;
};

/** Address of the order page: the redirect's own query, then the choice. */
export const orderLink = (context: LinkContext, choice: Readonly<Record<string, string>>): URL => {
  const page = orderPage(context);
  for (const name in choice) page.searchParams.set(name, choice[name] ?? '');
  return page;
};
