import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPhases } from '../../../../src/embed/loader/element/phases.ts';
import { createLoading } from '../../../../src/embed/loader/element/widget-loading.ts';
import type { WidgetState } from '../../../../src/public-interface/widget-state.ts';
import { fixtureSite } from '../../../support/order/fixture-site.ts';
import { openPage } from '../../../support/state/page.ts';

const loading = suite('tries to show a widget');
loading.before.each(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  // The timers of Node's mock need a delay.
  const { setTimeout: set } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 1, ...values: []) => set(run, ms, ...values),
  });
});
loading.after.each(() => mock.timers.reset());
const { CustomEvent } = globalThis;
loading.after(() => Object.assign(globalThis, { CustomEvent, CSSStyleSheet: undefined }));

/** Runs all that is due within a time in ms. */
const pass = async (milliseconds = 0) => {
  mock.timers.tick(milliseconds);
  for (let turn = 0; turn < 20; turn++) {
    await new Promise(setImmediate);
    mock.timers.tick(1);
  }
};

/**
 * Opens an element in the page and begins a try. `arrive` lets the code of a try arrive, `show` lets the widget appear, and
 * `refuse` lets it fail instead.
 */
const openTry = () => {
  const window = openPage();
  Object.assign(globalThis, { CSSStyleSheet: window.CSSStyleSheet, CustomEvent: window.CustomEvent });
  const host: HTMLElement & WidgetState = document.createElement('octavo-calculator');
  document.body.append(host);
  const arrivals: (() => void)[] = [];
  const widgets = { mounted: 0, destroyed: 0 };
  let show = () => {};
  let refuse = () => {};
  const mount = () => {
    widgets.mounted++;
    const shown = () =>
      new Promise<void>((resolve, reject) => {
        show = resolve;
        refuse = reject;
      });
    return { prepare: () => false, show: shown, destroy: () => void widgets.destroyed++ };
  };
  const phases = createPhases(host, {
    base: { hosts: { site: '', api: '', cabinet: '' }, setState: (state) => Object.assign(host, { state }) },
    findHeights: () => ({}),
    findView: () => undefined,
    isShowCounted: () => false,
  });
  const start = createLoading(host, phases, {
    row: { heights: {}, files: [] },
    load: () => new Promise((resolve) => arrivals.push(() => resolve([fixtureSite(1), mount]))),
  });
  phases.showWaiting();
  start();
  return {
    ...phases,
    host,
    widgets,
    nameOf: () => phases.currentPhase().name,
    arrive: (index: number) => arrivals[index]?.(),
    show: () => show(),
    refuse: () => refuse(),
    retry: () => phases.root.querySelector('button')?.click(),
  };
};

/** Opens an element whose try has failed by its timeout, and whose code arrives after that. */
const openLate = async () => {
  const element = openTry();
  await pass(15_000);
  assert.is(element.host.state, 'failed');
  element.arrive(0);
  await pass();
  return element;
};

loading('EMB-07 a widget stays when Retry is pressed just before it is shown', async () => {
  const { nameOf, retry, show, widgets } = await openLate();
  retry();
  await pass();
  show();
  await pass();
  await pass(15_000);
  assert.is(nameOf(), 'shown');
  assert.equal(widgets, { mounted: 1, destroyed: 0 });
});

loading('EMB-07 Retry comes back if a late widget cannot be shown', async () => {
  const { host, retry, refuse, arrive, show, nameOf, widgets } = await openLate();
  refuse();
  await pass();
  assert.is(host.state, 'failed');
  retry();
  arrive(1);
  await pass();
  show();
  await pass();
  assert.is(nameOf(), 'shown');
  assert.equal(widgets, { mounted: 2, destroyed: 1 });
});

loading('EMB-07 of two tries whose code arrives, the first one shows the widget', async () => {
  const { arrive, retry, show, nameOf, widgets } = openTry();
  await pass(15_000);
  retry();
  arrive(1);
  arrive(0);
  await pass();
  show();
  await pass();
  await pass(15_000);
  assert.is(nameOf(), 'shown');
  assert.equal(widgets, { mounted: 1, destroyed: 0 });
});

loading('an element that has left the page ends its widget, and gets none from late code', async () => {
  const { arrive, showAbsent, show, widgets } = openTry();
  arrive(0);
  await pass();
  show();
  await pass();
  showAbsent();
  assert.equal(widgets, { mounted: 1, destroyed: 1 });
  const other = openTry();
  const { data } = other.currentPhase();
  other.showAbsent();
  assert.is(data?.waiting.signal.aborted, true, 'nothing waits for its first touch');
  other.arrive(0);
  await pass(15_000);
  assert.equal(other.widgets, { mounted: 0, destroyed: 0 });
  assert.is(other.host.state, 'loading');
});

loading.run();
