import type { Test } from 'uvu';
import { type AcceptingProvider, openClientForm, startAcceptingProvider } from './accepting-provider.ts';

/** Starts a new local provider for each test of a suite, and keeps the order form that is open. */
export const openProviderForms = (suite: Pick<Test, 'before' | 'after'>) => {
  let provider: AcceptingProvider;
  let page: ReturnType<typeof openClientForm>;
  suite.before.each(async () => {
    provider = await startAcceptingProvider();
  });
  suite.after.each(async () => {
    page.form.destroy();
    await provider.stop();
  });
  return {
    get provider() {
      return provider;
    },
    get page() {
      return page;
    },
    open: (scenario?: Parameters<typeof openClientForm>[1]) => {
      page = openClientForm(provider, scenario);
    },
    /** Reloads the page with everything that was stored. */
    reload: () => {
      page.form.destroy();
      page = openClientForm(provider, { storage: page.storage });
    },
    /** Idempotency keys of the orders that were sent. */
    idempotencyKeys: () => provider.requestsTo('/order').map(({ headers }) => headers['idempotency-key']),
    /** Query of the last address that the page has opened. */
    lastUrlQuery: () =>
      Object.fromEntries(new URL(page.observed.openedUrls.at(-1) ?? 'about:blank').searchParams),
  };
};
