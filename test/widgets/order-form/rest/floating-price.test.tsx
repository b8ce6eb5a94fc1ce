import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../../support/components/act.ts';
import { choose, type OpenForm, openForm, until } from '../../../support/state/fixture-form.tsx';

const floating = suite('order form, floating price');
let page: OpenForm;
const { IntersectionObserver, setTimeout, clearTimeout } = globalThis;
let setVisibility: (isVisible: boolean) => void = () => {};

floating.before.each(() => {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      setVisibility = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
floating.after.each(() => {
  Object.assign(globalThis, { IntersectionObserver, setTimeout, clearTimeout });
});

const floatingPrice = () => page.container.querySelector('[part="floating-price"]');

floating('ORD-05 while the price is out of sight, a new total floats until the visitor scrolls', async () => {
  page = await openForm();
  setVisibility(false);
  choose(page.control('deadlineId'), '3');
  await until(floatingPrice);
  act(() => window.dispatchEvent(new Event('scroll')));
  assert.is(floatingPrice(), null);
});

floating('ORD-05 the floating price hides 3000 ms after the last change of the total', async () => {
  page = await openForm();
  setVisibility(false);
  const heldTimers = new Map<unknown, () => void>();
  let last = -1;
  // Replaces only timers of 3000 ms by fake ones.
  Object.assign(globalThis, {
    setTimeout: (run: () => void, wait?: number) => {
      if (wait !== 3000) return setTimeout(run, wait);
      last -= 1;
      heldTimers.set(last, run);
      return last;
    },
    clearTimeout: (id: number) => heldTimers.delete(id) || clearTimeout(id),
  });
  choose(page.control('deadlineId'), '3');
  await until(floatingPrice);
  assert.is(heldTimers.size, 1);
  choose(page.control('deadlineId'), '4');
  await until(() => page.price('total') !== '$36.00');
  assert.is(heldTimers.size, 1, 'a change begins the 3000 ms anew');
  act(() => {
    for (const run of heldTimers.values()) run();
  });
  assert.is(floatingPrice(), null);
});

floating('ORD-05 the floating price is not shown while the price itself is visible', async () => {
  page = await openForm();
  setVisibility(true);
  choose(page.control('deadlineId'), '3');
  await until(() => page.price('total') === '$36.00');
  assert.is(floatingPrice(), null);
});

floating('ORD-05 template m2_d1 has no floating price', async () => {
  page = await openForm({ options: { template: 'm2_d1' } });
  setVisibility(false);
  choose(page.control('deadlineId'), '3');
  await until(() => page.price('total') === '$36.00');
  assert.is(floatingPrice(), null);
});

floating.run();
