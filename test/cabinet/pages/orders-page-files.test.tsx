import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';

const page = suite('new files in the list of orders');

page(
  'CAB-01 each order shows its number of new files, which is renewed when the customer returns to the window',
  async () => {
    let newFiles = [1, 0];
    const { all, sent, unmount } = await openPage(<OrdersPage params={{}} query={new URLSearchParams()} />, {
      orders: () => ok(newFiles.map((count, index) => order({ code: `O-${index}`, newFiles: count }))),
    });
    const shownCounts = () =>
      all('.order-row').map(({ textContent }) => /\d new files?/.exec(textContent ?? '')?.[0]);
    const returnToWindow = async () => {
      window.dispatchEvent(new Event('focus'));
      await waitForResponses();
    };
    assert.equal(shownCounts(), ['1 new file', undefined]);
    newFiles = [0, 2];
    await returnToWindow();
    assert.equal(shownCounts(), [undefined, '2 new files']);
    assert.equal([...new Set(sent.map(({ name }) => name))].sort(), ['identity', 'orders']);
    unmount();
    const before = sent.length;
    await returnToWindow();
    assert.is(sent.length, before);
  },
);

page('CAB-01 a renewal in the background that fails is not told, and the next one is shown', async () => {
  let answer: Result<unknown> = ok([order({ newFiles: 1 })]);
  const { get, all, text, unmount } = await openPage(
    <OrdersPage params={{}} query={new URLSearchParams()} />,
    { orders: () => answer },
  );
  const link = get('.order-row a');
  link.focus();
  const before = text();
  const renew = async (next: Result<unknown>) => {
    answer = next;
    window.dispatchEvent(new Event('focus'));
    await waitForResponses();
  };
  for (const failed of [failure(), httpFailure(500, []), httpFailure(403, [])]) {
    await renew(failed);
    assert.is(text(), before);
  }
  await renew(ok([order({ newFiles: 2 })]));
  assert.match(text(), '2 new files');
  assert.is(document.activeElement, link);
  assert.equal(all('[role="alert"]'), []);
  unmount();
});

page(
  'CAB-01 a list that could not be loaded keeps its button while it is tried again in the background',
  async () => {
    let answer: Result<unknown> = failure();
    const { button, text, unmount } = await openPage(
      <OrdersPage params={{}} query={new URLSearchParams()} />,
      { orders: () => answer },
    );
    const retry = button('Retry');
    window.dispatchEvent(new Event('focus'));
    await waitForResponses();
    assert.is(button('Retry'), retry);
    answer = ok([order()]);
    window.dispatchEvent(new Event('focus'));
    await waitForResponses();
    assert.match(text(), '1 order');
    unmount();
  },
);

page('CAB-01 the list renews itself each minute while the tab is visible, until it is left', async () => {
  const real = { setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval };
  const timers = new Map<number, () => void>();
  Object.assign(globalThis, {
    setInterval: (run: () => void, wait: number) => timers.set(wait, run) && wait,
    clearInterval: (wait: number) => timers.delete(wait),
  });
  try {
    const { sent, unmount } = await openPage(<OrdersPage params={{}} query={new URLSearchParams()} />, {
      orders: () => ok([order()]),
    });
    const loads = async () => {
      timers.get(60_000)?.();
      await waitForResponses();
      return sent.filter(({ name }) => name === 'orders').length;
    };
    assert.is(await loads(), 2);
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    assert.is(await loads(), 2);
    Reflect.deleteProperty(document, 'visibilityState');
    assert.is(await loads(), 3);
    unmount();
    assert.is(timers.size, 0);
  } finally {
    Object.assign(globalThis, real);
  }
});

page.run();
