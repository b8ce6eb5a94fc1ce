import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import type { DraftField, OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { createPriceFlow } from '../../../src/state/price/price-flow.ts';
import type { FieldErrors } from '../../../src/validation/field-errors.ts';
import {
  type Answers,
  fixtureContext,
  offline,
  priced,
  refused,
  type Sent,
} from '../../support/state/fixture-context.ts';
import { deferred, until } from '../../support/state/until.ts';

const flow = suite('price flow');
const welcome = { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: 0 };

const open = (answers: Answers = {}) => {
  const fixture = fixtureContext({ answers });
  const { site } = fixture.context;
  const seen = {
    draft: createDraft(site),
    errors: {} as FieldErrors,
    resets: 0,
    discounts: [] as { isLoading: boolean; isApplied: boolean }[],
  };
  const price = createPriceFlow({
    context: fixture.context,
    read: () => seen.draft,
    report: (errors) => {
      seen.errors = errors;
    },
    onDiscount: (state) => seen.discounts.push(state),
    reset: () => {
      seen.resets += 1;
      seen.draft = createDraft(site);
    },
  });
  const change = <Name extends DraftField>(field: Name, value: OrderDraft[Name]) => {
    seen.draft = editDraft(seen.draft, field, value, site);
    price.recalculate(0);
  };
  const settled = () => until(() => !price.isUnconfirmed.peek());
  return { ...fixture, price, seen, change, settled };
};

flow('PRC-02 the tariff’s price is displayed in the frame of the change, before any request', () => {
  const { price, change, server } = open();
  price.estimate();
  assert.is(price.total.peek(), 1196);
  change('deadlineId', deadlines.hours3);
  assert.is(price.total.peek(), 5000);
  assert.is(server.sent.length, 0);
  price.destroy();
});

flow('PRC-02 the server’s price replaces the displayed price where they differ', async () => {
  const { price, change, settled, heard } = open({ calculatePrice: () => priced(41.5, null, 50) });
  change('deadlineId', deadlines.hours3);
  assert.is(price.isUnconfirmed.peek(), true);
  await settled();
  assert.equal([price.base.peek(), price.total.peek(), price.save.peek()], [5000, 4150, 850]);
  const told = { base: 5000, total: 4150, save: 850, bonus: 100, charged: 0, currencyId: 1 };
  assert.equal(heard.emitted.at(-1)?.detail, told);
  assert.is(price.bonus.peek(), 100);
});

flow('PRC-02 a late response never overwrites a newer one', async () => {
  const waiting: ReturnType<typeof deferred<Result<unknown>>>[] = [];
  const { price, change, settled, server } = open({
    calculatePrice: () => {
      const answer = deferred<Result<unknown>>();
      waiting.push(answer);
      return answer.promise;
    },
  });
  change('numberElements', '2');
  await until(() => waiting.length === 1);
  change('numberElements', '3');
  await until(() => waiting.length === 2);
  assert.is(server.sent[0]?.signal?.aborted, true);
  waiting[1]?.settle(priced(33));
  await settled();
  waiting[0]?.settle(priced(22));
  await until(() => price.total.peek() === 3300);
  // The late response has arrived by now.
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(price.total.peek(), 3300);
});

flow('PRC-02 several quick changes make one request', async () => {
  const { price, change, settled, server } = open({ calculatePrice: () => priced(40) });
  for (const pages of ['2', '3', '4']) change('numberElements', pages);
  await settled();
  assert.equal(
    server.sent.map(({ payload }) => payload.numberElements),
    ['4'],
  );
  assert.is(price.total.peek(), 4000);
});

flow('PRC-02 the same order is requested from the server only once', async () => {
  const { price, change, settled, server } = open({
    calculatePrice: ({ payload }: Sent) => priced(Number(payload.numberElements) * 10),
  });
  for (const pages of ['2', '3', '2']) {
    change('numberElements', pages);
    await settled();
  }
  assert.is(server.sent.length, 2);
  assert.is(price.total.peek(), 2000);
});

flow('ERR-02 the computed price stays while the server is unreachable', async () => {
  const { price, change, settled, server, seen } = open({ calculatePrice: () => offline });
  change('numberElements', '2');
  await until(() => server.sent.length === 1);
  assert.is(price.total.peek(), 2392);
  assert.is(price.isUnconfirmed.peek(), true);
  assert.equal(seen.errors, {});
  server.answers.calculatePrice = () => priced(35);
  change('numberElements', '3');
  await settled();
  assert.is(price.total.peek(), 3500);
  change('numberElements', '2');
  await settled();
  assert.is(server.sent.length, 3, 'a failure is not remembered as an answer');
});

flow('PRC-02 a refused discount is reported at its field, and the price requested without it', async () => {
  const { price, change, settled, server, seen } = open({
    calculatePrice: ({ payload }) =>
      payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
  });
  change('discountCode', 'OLD');
  await settled();
  assert.equal(
    server.sent.map(({ payload }) => payload.discountCode),
    ['OLD', undefined],
  );
  assert.is(seen.errors.discountCode, 'discountExpired');
  assert.is(seen.draft.discountCode, 'OLD', 'what was typed stays');
  assert.is(seen.resets, 0);
  assert.is(price.total.peek(), 1196);
  assert.equal(seen.discounts.at(-1), { isLoading: false, isApplied: false });
});

flow('PRC-02 a price without the discount is requested only once', async () => {
  const { change, server, seen } = open({
    calculatePrice: () => refused('discountCode', 'discountUnknown'),
  });
  change('discountCode', 'BAD');
  await until(() => seen.resets === 1);
  await until(() => server.sent.length >= 3);
  assert.is(seen.resets, 1);
  assert.ok(server.sent.length <= 4);
});

flow('PRC-02 a refused first price resets the form and requests a price again', async () => {
  const { price, change, settled, seen } = open({
    calculatePrice: ({ payload }) =>
      payload.numberElements === '7' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
  });
  change('numberElements', '7');
  await settled();
  assert.is(seen.resets, 1);
  assert.is(seen.draft.numberElements, '1');
  assert.is(price.total.peek(), 1200);
});

flow('PRC-02 a later refusal is shown at its field until the next price and resets nothing', async () => {
  const { change, settled, seen } = open({
    calculatePrice: ({ payload }) =>
      payload.numberElements === '7' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
  });
  change('numberElements', '2');
  await settled();
  change('numberElements', '7');
  await until(() => seen.errors.deadlineId);
  assert.is(seen.resets, 0);
  change('numberElements', '3');
  await settled();
  assert.equal(seen.errors, {});
});

flow('PRC-01 a confirmed discount lowers later prices at once', async () => {
  const { price, change, settled, seen } = open({ calculatePrice: () => priced(10.17, welcome, 11.96) });
  change('discountCode', 'WELCOME15');
  await settled();
  assert.equal(seen.discounts, [
    { isLoading: true, isApplied: false },
    { isLoading: false, isApplied: true },
  ]);
  change('deadlineId', deadlines.hours3);
  assert.is(price.total.peek(), 4250);
  assert.is(price.save.peek(), 750);
  price.destroy();
});

flow('ORD-07 a code typed over the confirmed one is not applied yet', async () => {
  const { price, change, settled } = open({ calculatePrice: () => priced(10.17, welcome, 11.96) });
  change('discountCode', 'WELCOME15');
  await settled();
  change('discountCode', 'WELCOME16');
  assert.is(price.total.peek(), 1196);
  price.destroy();
});

flow('a removed widget sends no more requests', async () => {
  const { price, change, server } = open({ calculatePrice: () => priced(1) });
  change('numberElements', '2');
  price.destroy();
  // Another widget's later request has returned, so this widget's request would have been sent.
  const other = open({ calculatePrice: () => priced(1) });
  other.change('numberElements', '2');
  await other.settled();
  assert.is(server.sent.length, 0);
  assert.is(price.total.peek(), 2392);
});

flow.run();
