import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { createDeferredPriceRequests } from '../../../src/state/price/deferred-price-requests.ts';
import { fixtureContext, priced } from '../../support/state/fixture-context.ts';

const requests = suite('deferred price requests');

const open = () => {
  const { context, server } = fixtureContext({ answers: { calculatePrice: () => priced(40) } });
  return { draft: createDraft(context.site), requests: createDeferredPriceRequests(context.client), server };
};

requests('PRC-02 a price is requested as soon as the deferred code is loaded', async () => {
  const { draft, requests, server } = open();
  const { price } = await requests.ask(draft, { hasDiscount: true, isFresh: false });
  assert.is(price?.totalPriceConverted, 40);
  assert.is(server.sent.length, 1);
});

requests('PRC-02 a widget that is removed before the deferred code is loaded sends no request', async () => {
  const { draft, requests, server } = open();
  const pending = requests.ask(draft, { hasDiscount: true, isFresh: false });
  requests.cancel();
  assert.equal(await pending, { price: null, fields: {} });
  assert.is(server.sent.length, 0);
});

requests.run();
