import type { Test } from 'uvu';
import { openShop, type Shop, visit } from './shop.ts';

/** Opens a fresh shop for each test of a suite, and keeps the page that its visitor has open. */
export const openVisits = (suite: Pick<Test, 'before' | 'after'>) => {
  let shop: Shop;
  let page: ReturnType<typeof visit>;
  suite.before.each(async () => {
    shop = await openShop();
  });
  suite.after.each(async () => {
    page.form.destroy();
    await shop.stop();
  });
  return {
    get shop() {
      return shop;
    },
    get page() {
      return page;
    },
    open: (wishes?: Parameters<typeof visit>[1]) => {
      page = visit(shop, wishes);
    },
    /** Reloads the page with everything that was stored. */
    reload: () => {
      page.form.destroy();
      page = visit(shop, { storage: page.storage });
    },
    /** Idempotency keys of the orders that were sent. */
    keys: () => shop.asked('/order').map(({ headers }) => headers['idempotency-key']),
    /** Query of the last address that the page has opened. */
    target: () => Object.fromEntries(new URL(page.heard.gone.at(-1) ?? 'about:blank').searchParams),
  };
};
