import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../../support/components/act.ts';
import { choose, type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const floating = suite('order form, floating price');
let page: OpenForm;
const original = globalThis.IntersectionObserver;
let see: (isVisible: boolean) => void = () => {};

floating.before.each(() => {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      see = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
floating.after.each(() => {
  Object.assign(globalThis, { IntersectionObserver: original });
  page.close();
});

const shown = () => page.container.querySelector('[part="floating-price"]');

floating('ORD-05 a new total floats over the page until a scroll if the price is out of sight', async () => {
  page = await openForm();
  see(false);
  choose(page.control('deadlineId'), '3');
  await until(shown);
  act(() => window.dispatchEvent(new Event('scroll')));
  assert.is(shown(), null);
});

floating('ORD-05 the floating price hides 3000 ms after the last change of the total', async () => {
  page = await openForm();
  see(false);
  const { setTimeout: realSet, clearTimeout: realClear } = globalThis;
  const waiting = new Map<unknown, () => void>();
  let last = -1;
  // Only the 3000 ms are played; other timers run as usual.
  Object.assign(globalThis, {
    setTimeout: (run: () => void, wait?: number) => {
      if (wait !== 3000) return realSet(run, wait);
      last -= 1;
      waiting.set(last, run);
      return last;
    },
    clearTimeout: (id: number) => waiting.delete(id) || realClear(id),
  });
  try {
    choose(page.control('deadlineId'), '3');
    await until(shown);
    assert.is(waiting.size, 1);
    choose(page.control('deadlineId'), '4');
    await until(() => page.price('total') !== '$36.00');
    assert.is(waiting.size, 1, 'a change begins the 3000 ms anew');
    act(() => {
      for (const run of waiting.values()) run();
    });
    assert.is(shown(), null);
  } finally {
    Object.assign(globalThis, { setTimeout: realSet, clearTimeout: realClear });
  }
});

floating('ORD-05 the floating price is not shown while the price itself is visible', async () => {
  page = await openForm();
  see(true);
  choose(page.control('deadlineId'), '3');
  await until(() => page.price('total') === '$36.00');
  assert.is(shown(), null);
});

floating('ORD-05 template m2_d1 has no floating price', async () => {
  page = await openForm({ options: { template: 'm2_d1' } });
  see(false);
  choose(page.control('deadlineId'), '3');
  await until(() => page.price('total') === '$36.00');
  assert.is(shown(), null);
});

floating.run();
