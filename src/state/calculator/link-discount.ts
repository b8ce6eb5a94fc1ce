import { discountFrom } from '../../order/draft/discount-from.ts';
import { writeQuery } from '../../order/draft/write-query.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { SharedContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';

type LinkContext = Pick<SharedContext, 'site' | 'hosts' | 'options'>;

/** Returns the discount code that a draft's link passes to the order page; "" if the link has none. */
export const linkCode = (context: LinkContext, draft: OrderDraft): string =>
  discountFrom(orderLink(context, writeQuery(draft)).searchParams);

/** Returns the name that the site gives to its own discount if a draft's link carries that discount; else "". */
export const discountName = (context: LinkContext, draft: OrderDraft): string => {
  const { redirect } = context.site.config;
  const siteCode = redirect?.inputDiscountCode;
  return (siteCode && linkCode(context, draft) === siteCode && redirect?.discountName) || '';
};
