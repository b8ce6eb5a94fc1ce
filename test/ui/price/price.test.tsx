import { signal } from '@preact/signals-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Price } from '../../../src/ui/price/price.tsx';
import { act } from '../../support/components/act.ts';
import { type Rendered, render } from '../../support/components/render.tsx';

const price = suite('price');
const real = {
  requestAnimationFrame: globalThis.requestAnimationFrame,
  cancelAnimationFrame: globalThis.cancelAnimationFrame,
  matchMedia: globalThis.matchMedia,
};
const realNow = performance.now;
let page: Rendered;
let time = 0;
let frames = new Map<number, () => void>();
let renders = 0;

price.before.each(() => {
  time = 1000;
  renders = 0;
  frames = new Map();
  performance.now = () => time;
  let last = 0;
  Object.assign(globalThis, {
    requestAnimationFrame: (run: () => void) => {
      last += 1;
      frames.set(last, run);
      return last;
    },
    cancelAnimationFrame: (id: number) => frames.delete(id),
  });
});
price.after.each(() => {
  page.unmount();
  performance.now = realNow;
  Object.assign(globalThis, real);
});

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const cents = signal(1000);
function CountedPrice() {
  renders += 1;
  return <Price cents={cents} format={dollars} isAnnounced />;
}
const renderPrice = () => {
  cents.value = 1000;
  page = render(<CountedPrice />);
};
const text = () => page.get('[data-price=total]').textContent;
const at = (milliseconds: number) => {
  time = 1000 + milliseconds;
  act(() => {
    const due = [...frames.values()];
    frames.clear();
    for (const run of due) run();
  });
};
const set = (value: number) =>
  act(() => {
    cents.value = value;
  });

price('CAL-08 the price counts in 50 steps over 500 ms without rendering a component', () => {
  renderPrice();
  assert.is(text(), '$10.00');
  set(2000);
  const shownTexts = new Set<string | null>();
  for (let passed = 0; passed <= 500; passed += 1) {
    at(passed);
    shownTexts.add(text());
  }
  assert.is(text(), '$20.00');
  assert.is(shownTexts.size, 51, 'the start and fifty steps');
  assert.is(frames.size, 0, 'it rests');
  assert.is(renders, 1);
});

price('CAL-08 a newer price takes over from the number on the screen', () => {
  renderPrice();
  set(2000);
  at(250);
  assert.is(text(), '$15.00');
  set(1000);
  at(500);
  assert.is(text(), '$12.50');
  at(750);
  assert.is(text(), '$10.00');
});

price('CAL-08 the final price appears at once for visitors who prefer reduced motion', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  renderPrice();
  set(2000);
  assert.is(text(), '$20.00');
  assert.is(frames.size, 0);
});

price('CAL-08 UI-08 a screen reader can read the price and hears each new one once', () => {
  renderPrice();
  const status = () => page.get('[role=status]').textContent;
  assert.is(status(), '$10.00', 'before anything moves');
  set(2000);
  at(100);
  assert.is(status(), '$10.00', 'while it counts');
  at(500);
  assert.is(status(), '$20.00');
  assert.is(page.get('[data-price=total]').getAttribute('aria-hidden'), 'true');
});

price('CAL-08 UI-08 a price reached during the count to another is announced', () => {
  renderPrice();
  set(2000);
  at(250);
  set(1500);
  assert.is(page.get('[role=status]').textContent, '$15.00');
  assert.is(text(), '$15.00');
});

price('CAL-08 a removed price stops counting', () => {
  renderPrice();
  set(2000);
  page.rerender(null);
  assert.is(frames.size, 0);
});

price.run();
