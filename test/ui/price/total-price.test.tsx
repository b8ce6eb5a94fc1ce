import { signal } from '@preact/signals-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startCounting } from '../../../src/ui/price/start-counting.ts';
import { TotalPrice } from '../../../src/ui/price/total-price.tsx';
import { act } from '../../support/components/act.ts';
import { type Rendered, render } from '../../support/components/render.tsx';
import { until } from '../../support/until.ts';

const price = suite('price');
let page: Rendered;
const { now } = performance;
/** Milliseconds on a fake clock. */
let time = 0;
let renders = 0;
let stopCounting = () => {};
const { matchMedia, setTimeout, clearTimeout } = globalThis;
/** Callbacks that end a counting, by the id of their timer. */
const ends = new Map<unknown, () => void>();

price.before.each(() => {
  renders = 0;
  time = 1000;
  performance.now = () => time;
  ends.clear();
  Object.assign(globalThis, {
    setTimeout: (run: () => void, wait?: number) => {
      if (wait !== 600) return setTimeout(run, wait);
      const timer = { wait };
      ends.set(timer, run);
      return timer;
    },
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => {
      if (!ends.delete(timer)) clearTimeout(timer);
    },
  });
  stopCounting = startCounting(document);
});
price.after.each(() => {
  stopCounting();
  performance.now = now;
  Object.assign(globalThis, { matchMedia, setTimeout, clearTimeout });
});

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const cents = signal(1000);
function CountedPrice() {
  renders += 1;
  return <TotalPrice cents={cents} format={dollars} isAnnounced />;
}
const renderPrice = () => {
  cents.value = 1000;
  page = render(<CountedPrice />);
};
const text = () => page.get('[data-price=total]').textContent;
const status = () => page.get('[role=status]').textContent;
const columns = () => page.all('[data-steps]');
const steps = () => page.get('[data-steps]').dataset.steps?.split('\n') ?? [];
const set = (value: number) =>
  act(() => {
    cents.value = value;
  });
const moving = () => until(() => page.get('[data-steps]').matches('[data-moves]'));
const finish = () =>
  act(() => {
    for (const end of ends.values()) end();
  });

price('CAL-08 the price counts in 50 steps, while its text is the new price from the start', async () => {
  renderPrice();
  assert.equal([text(), columns().length], ['$10.00', 0]);
  set(2000);
  assert.is(text(), '$20.00');
  assert.equal(steps(), ['$10.20'], 'the first frame lists one amount');
  await moving();
  assert.is(new Set(steps()).size, 50);
  assert.equal([steps()[0], steps()[24], steps()[49]], ['$10.20', '$15.00', '$20.00']);
  finish();
  assert.is(columns().length, 0, 'it rests');
  assert.equal([text(), renders], ['$20.00', 1]);
});

price('CAL-08 a newer price counts on from the amount on the screen', async () => {
  renderPrice();
  set(2000);
  time += 100;
  await moving();
  time += 245;
  set(1000);
  assert.is(text(), '$10.00');
  await moving();
  assert.equal([steps()[0], steps()[24], steps()[49]], ['$14.90', '$12.50', '$10.00']);
});

price('CAL-08 the final price appears at once for visitors who prefer reduced motion', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  renderPrice();
  set(2000);
  assert.equal([text(), status(), columns().length], ['$20.00', 'Total $20.00', 0]);
});

price('CAL-08 UI-08 screen readers can read the price, and announce each new price once', async () => {
  renderPrice();
  assert.is(status(), 'Total $10.00', 'before anything moves');
  set(2000);
  await moving();
  assert.is(status(), 'Total $10.00', 'while it counts');
  finish();
  assert.is(status(), 'Total $20.00');
  assert.is(page.get('[data-price=total]').getAttribute('aria-hidden'), 'true');
});

price('CAL-08 until the counting code is loaded, a new price is final at once', () => {
  stopCounting();
  renderPrice();
  set(2000);
  assert.equal([text(), status(), columns().length], ['$20.00', 'Total $20.00', 0]);
});

price('a browser’s translator leaves the price unchanged', () => {
  renderPrice();
  assert.ok(page.get('[data-price=total]').matches('.notranslate'));
});

price.run();
