import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Field } from '../../../src/ui/fields/frame/field.tsx';
import { TextField } from '../../../src/ui/fields/text-field.tsx';
import { Tooltip } from '../../../src/ui/overlays/tooltip.tsx';
import { act } from '../../support/components/act.ts';
import {
  blur,
  fire,
  focus,
  pointer,
  press,
  type Rendered,
  render,
} from '../../support/components/render.tsx';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

const tooltip = suite('tooltip');
const real = { setTimeout: globalThis.setTimeout, matchMedia: globalThis.matchMedia };
let page: Rendered;
/** Delays of the requested timers, with their callbacks. */
let timers: { wait: number; run: () => void }[] = [];

tooltip.before.each(() => {
  timers = [];
  Object.assign(globalThis, {
    setTimeout: (run: (...data: unknown[]) => void, wait: number, ...data: unknown[]) =>
      wait >= 300 ? timers.push({ wait, run: () => run(...data) }) : real.setTimeout(run, wait),
  });
  stopAfter(() => Object.assign(globalThis, real));
});
const isOpen = () => !page.get('[role=tooltip]').hidden;
// Dispatches two events, because React derives enter from over, and Preact listens to the browser's own enter.
const pointerEnter = (selector: string) => {
  for (const type of ['pointerover', 'pointerenter']) pointer(page.get(selector), type);
};
const pointerLeave = (selector: string) => {
  for (const type of ['pointerout', 'pointerleave']) pointer(page.get(selector), type);
};
const runTimers = () => act(() => timers.splice(0).forEach(({ run }) => void run()));

tooltip('UI-02 a tooltip opens after 1500 ms of hovering and closes when the mouse leaves', () => {
  page = render(
    <Tooltip text="Coming soon...">
      <b>PayPal</b>
    </Tooltip>,
  );
  pointerEnter('.tip');
  assert.equal([timers.length, timers[0]?.wait], [1, 1500]);
  assert.not(isOpen());
  runTimers();
  assert.ok(isOpen());
  pointerLeave('.tip');
  assert.not(isOpen());
});

const hinted = (
  <Field name="topic" label="Topic" hint="What it is about">
    <TextField value="" onChange={() => {}} />
  </Field>
);

tooltip('UI-02 the tooltip of a label opens after 300 ms and closes by Escape', () => {
  page = render(hinted);
  pointerEnter('.tip');
  assert.equal([timers.length, timers[0]?.wait], [1, 300]);
  runTimers();
  assert.ok(isOpen());
  press(document.body, 'Escape');
  assert.not(isOpen());
});

tooltip('UI-02 keyboard focus opens a tooltip at once', () => {
  page = render(hinted);
  const mark = page.get('.hint-mark');
  Object.assign(mark, { matches: () => true });
  focus(mark);
  assert.ok(isOpen());
  blur(mark);
  assert.not(isOpen());
});

tooltip('UI-01 on a phone, a tap on the label shows or hides the hint without opening the keyboard', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  page = render(hinted);
  const tap = () => fire(page.get('label'), new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.ok(tap().defaultPrevented);
  assert.ok(isOpen());
  tap();
  assert.not(isOpen());
});

tooltip('UI-01 UI-02 a tap elsewhere closes the tooltip, even on a button that takes no focus', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  page = render(hinted);
  fire(page.get('.hint-mark'), new MouseEvent('click', { bubbles: true, cancelable: true }));
  pointer(page.get('[role=tooltip]'), 'pointerdown');
  assert.ok(isOpen());
  pointer(page.get('input'), 'pointerdown');
  assert.not(isOpen());
});

tooltip('EMB-06 UI-01 a tooltip behaves as on a phone once the window is narrow', () => {
  let width = 768;
  const matchMedia = (media: string) => ({ matches: width <= Number(/max-width:(\d+)px/.exec(media)?.[1]) });
  Object.assign(globalThis, { matchMedia });
  page = render(hinted);
  const tap = () => fire(page.get('label'), new MouseEvent('click', { bubbles: true, cancelable: true }));
  assert.ok(tap().defaultPrevented);
  width = 769;
  assert.not(tap().defaultPrevented);
});

tooltip.run();
