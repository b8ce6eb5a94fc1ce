import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import type { DraftField, OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { createPriceFlow } from '../../../src/state/price/price-flow.ts';
import type { DisplayedErrors } from '../../../src/validation/field-errors.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import {
  type Answers,
  fixtureContext,
  offline,
  priced,
  refused,
} from '../../support/state/fixture-context.ts';
import { until } from '../../support/until.ts';

/** Creates a price flow with a new draft. `reported` records the flow's errors and resets. */
const openPriceFlow = (answers: Answers = {}) => {
  const fixture = fixtureContext({ answers });
  const { site } = fixture.context;
  const reported = { draft: createDraft(site), errors: {} as DisplayedErrors, resets: 0 };
  const price = createPriceFlow({
    context: fixture.context,
    read: () => reported.draft,
    onErrors: (errors) => {
      reported.errors = errors;
    },
    onDiscount: () => {},
    reset: () => {
      reported.resets += 1;
      reported.draft = createDraft(site);
      return true;
    },
  });
  const change = <Name extends DraftField>(field: Name, value: OrderDraft[Name]) => {
    reported.draft = editDraft({ draft: reported.draft, site }, field, value);
    price.recalculate({ delayMs: 0 });
  };
  const priceConfirmed = () => until(() => !price.isUnconfirmed.peek());
  return { ...fixture, price, reported, change, priceConfirmed };
};

const flow = suite('price flow');

flow('PRC-02 a change shows the tariff’s price in the same frame, before any request', () => {
  const { price, change, server } = openPriceFlow();
  price.estimate();
  assert.is(price.total.peek(), 1196);
  change('deadlineId', deadlines.hours3);
  assert.equal([price.total.peek(), server.sent.length], [5000, 0]);
  price.cancel();
});

flow('PRC-02 the server’s price replaces a displayed price that differs', async () => {
  const { price, change, priceConfirmed, observed } = openPriceFlow({
    calculatePrice: () => priced(41.5, null, 50),
  });
  change('deadlineId', deadlines.hours3);
  assert.is(price.isUnconfirmed.peek(), true);
  await priceConfirmed();
  assert.equal([price.base.peek(), price.total.peek(), price.save.peek()], [5000, 4150, 850]);
  const priceDetail = { base: 5000, total: 4150, save: 850, bonus: 100, charged: 0, currencyId: 1 };
  assert.equal(observed.emittedEvents.at(-1)?.detail, priceDetail);
  assert.is(price.bonus.peek(), 100);
});

flow('PRM-01 the percent of the server’s discount is not rounded', async () => {
  const discount = { code: 'HALF', type: 'percent', value: 12.5, amountConverted: 1.49 } as const;
  const { price, change, priceConfirmed } = openPriceFlow({
    calculatePrice: () => priced(10.47, discount, 11.96),
  });
  change('topic', 'Tides');
  await priceConfirmed();
  assert.is(price.savedPercent.peek(), 12.5);
  price.cancel();
});

flow('PRC-02 an answer to an earlier request never replaces a newer price', async () => {
  const pendingRequests: ReturnType<typeof controlledPromise<Result<unknown>>>[] = [];
  const { price, change, priceConfirmed, server } = openPriceFlow({
    calculatePrice: () => {
      const answer = controlledPromise<Result<unknown>>();
      pendingRequests.push(answer);
      return answer.promise;
    },
  });
  change('numberElements', '2');
  await until(() => pendingRequests.length === 1);
  change('numberElements', '3');
  await until(() => pendingRequests.length === 2);
  assert.is(server.sent[0]?.signal?.aborted, true);
  pendingRequests[1]?.resolvePromise(priced(33));
  await priceConfirmed();
  pendingRequests[0]?.resolvePromise(priced(22));
  await until(() => price.total.peek() === 3300);
  // Waits until the late response has arrived.
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(price.total.peek(), 3300);
});

flow('PRC-02 several changes within 150 ms send one request', async () => {
  const { price, change, priceConfirmed, server } = openPriceFlow({ calculatePrice: () => priced(40) });
  for (const pages of ['2', '3', '4']) change('numberElements', pages);
  await priceConfirmed();
  const sentPages = server.sent.map(({ payload }) => payload.numberElements);
  assert.equal(sentPages, ['4']);
  assert.is(price.total.peek(), 4000);
});

flow('ERR-02 the price computed from the tariff stays while the server is unreachable', async () => {
  const { price, change, priceConfirmed, server, reported } = openPriceFlow({
    calculatePrice: () => offline,
  });
  change('numberElements', '2');
  await until(() => server.sent.length === 1);
  assert.equal([price.total.peek(), price.isUnconfirmed.peek()], [2392, true]);
  assert.equal(reported.errors, {});
  server.answers.calculatePrice = () => priced(35);
  change('numberElements', '3');
  await priceConfirmed();
  assert.is(price.total.peek(), 3500);
  change('numberElements', '2');
  await priceConfirmed();
  assert.is(server.sent.length, 3, 'a failure is not remembered as an answer');
});

flow('a removed widget sends no more requests', async () => {
  const { price, change, server } = openPriceFlow({ calculatePrice: () => priced(1) });
  change('numberElements', '2');
  price.cancel();
  // Waits for the response to another widget, because a request of the removed one would have been sent by then.
  const secondFlow = openPriceFlow({ calculatePrice: () => priced(1) });
  secondFlow.change('numberElements', '2');
  await secondFlow.priceConfirmed();
  assert.equal([server.sent.length, price.total.peek()], [0, 2392]);
});

flow('PRC-02 a later refusal is shown at its field until the next price, without a reset', async () => {
  const { change, priceConfirmed, reported } = openPriceFlow({
    calculatePrice: ({ payload }) =>
      payload.numberElements === '7' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
  });
  change('numberElements', '2');
  await priceConfirmed();
  change('numberElements', '7');
  await until(() => reported.errors.deadlineId);
  assert.is(reported.resets, 0);
  change('numberElements', '3');
  await priceConfirmed();
  assert.equal(reported.errors, {});
});

flow.run();
