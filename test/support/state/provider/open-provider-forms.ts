import type { Test } from 'uvu';
import { loggedInStorage } from '../fixture-context.ts';
import { type AcceptingProvider, openClientForm, startAcceptingProvider } from './accepting-provider.ts';
import type { Responder } from './provider.ts';

/** Starts a new local provider and an order form for each test of a suite. */
export const openProviderForms = (suite: Pick<Test, 'before' | 'after'>) => {
  let provider: AcceptingProvider;
  let page: ReturnType<typeof openClientForm>;
  suite.before.each(async () => {
    provider = await startAcceptingProvider();
  });
  suite.after.each(() => provider.stop());
  const open = (scenario?: Parameters<typeof openClientForm>[1]) => {
    page = openClientForm(provider, scenario);
    return page;
  };
  return {
    get provider() {
      return provider;
    },
    get page() {
      return page;
    },
    open,
    /**
     * Places the order of a logged-in customer. The server creates the order, but its answer is lost, or `replacement` arrives
     * in its place.
     */
    placeLostOrder: async (replacement?: Responder) => {
      open({ storage: loggedInStorage() });
      await page.goToStepTwo();
      provider.loseResponseOf('/order', replacement);
      await page.form.proceed();
    },
    /** Plays a reload of the page, with the same storage. */
    reload: () => {
      page.form.destroy();
      page = openClientForm(provider, { storage: page.storage });
    },
    /** Returns the idempotency keys of the sent orders. */
    idempotencyKeys: () => provider.requestsTo('/order').map(({ headers }) => headers['idempotency-key']),
    /** Returns the query of the last address that the page has opened. */
    lastUrlQuery: () =>
      Object.fromEntries(new URL(page.observed.openedUrls.at(-1) ?? 'about:blank').searchParams),
  };
};
