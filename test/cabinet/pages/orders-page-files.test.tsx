import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { OrdersPage } from '../../../src/cabinet/pages/orders-page.tsx';
import { type Answers, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

const page = suite('new files in the list of orders');

const open = (orders: NonNullable<Answers['orders']>) =>
  openPage(<OrdersPage params={{}} query={new URLSearchParams()} />, { orders });

page('CAB-01 each order shows its number of new files, renewed at each return to the window', async () => {
  let newFiles = [1, 0];
  const { texts, sent, unmount } = await open(() =>
    ok(newFiles.map((count, index) => order({ code: `O-${index}`, newFiles: count }))),
  );
  const shownCounts = () => texts('.order-row').map((text) => /\d new files?/.exec(text ?? '')?.[0]);
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
});

/** Opens the list with this answer. `returnTo` returns to its window, where the next request gets another answer. */
const openList = async (first: Result<unknown>) => {
  let answer = first;
  const opened = await open(() => answer);
  const returnTo = async (next: Result<unknown>, { isHidden = false } = {}) => {
    answer = next;
    if (isHidden) document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await waitForResponses();
  };
  return { ...opened, returnTo };
};

page('CAB-01 a renewal in the background that fails is not told, and the next one is shown', async () => {
  const { get, all, text, returnTo } = await openList(ok([order({ newFiles: 1 })]));
  const link = get('.order-row a');
  link.focus();
  const before = text();
  for (const failed of [failure(), httpFailure(500, []), httpFailure(403, [])]) {
    await returnTo(failed);
    assert.is(text(), before);
  }
  await returnTo(ok([order({ newFiles: 2 })]));
  assert.match(text(), '2 new files');
  assert.is(document.activeElement, link);
  assert.equal(all('[role="alert"]'), []);
});

page('CAB-01 a list that could not be loaded keeps its button while it is tried again', async () => {
  const { button, text, returnTo } = await openList(failure());
  const retry = button('Retry');
  await returnTo(failure());
  assert.is(button('Retry'), retry);
  await returnTo(ok([order()]));
  assert.match(text(), '1 order');
});

page('CAB-01 the end of the session is told beside the list, and asks for one login alone', async () => {
  const { sent, text, returnTo } = await openList(ok([order()]));
  await returnTo(httpFailure(401, []));
  assert.match(text(), 'This could not be loaded.');
  assert.match(text(), '1 order');
  const { length } = sent;
  await returnTo(httpFailure(401, []));
  assert.is(sent.length, length);
});

page('CAB-01 a customer who comes back to a hidden tab reads that the list may be old', async () => {
  const { text, returnTo } = await openList(ok([order()]));
  await returnTo(failure(), { isHidden: true });
  assert.match(text(), 'This could not be loaded.');
});

page('CAB-01 the list renews itself each minute while the tab is visible, until it is left', async () => {
  const { setInterval, clearInterval } = globalThis;
  stopAfter(() => Object.assign(globalThis, { setInterval, clearInterval }));
  const timers = new Map<number, () => void>();
  Object.assign(globalThis, {
    setInterval: (run: () => void, wait: number) => timers.set(wait, run) && wait,
    clearInterval: (wait: number) => timers.delete(wait),
  });
  const { sent, unmount } = await open(() => ok([order()]));
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
});

page.run();
