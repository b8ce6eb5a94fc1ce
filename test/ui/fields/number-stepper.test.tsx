import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NumberStepper } from '../../../src/ui/fields/number-stepper.tsx';
import { act } from '../../support/components/act.ts';
import { blur, fire, pointer, press, type Rendered, render, type } from '../../support/components/render.tsx';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

const stepper = suite('number stepper');
let page: Rendered;
let changes: string[] = [];

function StatefulStepper({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    changes.push(next);
    setValue(next);
  };
  return <NumberStepper name="numberElements" value={value} min={1} max={999} onChange={change} />;
}
const renderStepper = (start: string) => {
  changes = [];
  page = render(<StatefulStepper start={start} />);
  return page.get<HTMLInputElement>('input');
};

stepper('UI-05 only digits remain of typed or pasted text', () => {
  const input = renderStepper('1');
  type(input, '12a');
  assert.is(input.value, '12');
  type(input, 'abc12');
  assert.is(input.value, '12', 'although the value it reports has not changed');
});

stepper('UI-05 two numbers are refused, pasted at once or typed one after another', () => {
  const input = renderStepper('1');
  for (const text of ['5-6', '5–6', '5 to 6', '5x6', '５〜６', '1e3']) {
    type(input, text);
    assert.equal([input.value, changes.at(-1)], ['1', '1'], text);
  }
  type(input, '');
  for (const key of '5-6') type(input, input.value + key);
  assert.equal([input.value, changes.at(-1)], ['5-', '5']);
  blur(input);
  assert.is(input.value, '5');
  for (const key of '.3') type(input, input.value + key);
  assert.equal([input.value, changes.at(-1)], ['5.', '5'], 'not 53');
  press(input, 'ArrowUp');
  assert.equal([input.value, changes.at(-1)], ['6', '6']);
});

stepper('UI-05 a number is corrected only after its composition has ended', () => {
  const input = renderStepper('1');
  input.value = '１2a';
  fire(input, new InputEvent('input', { bubbles: true, isComposing: true }));
  fire(input, new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowUp', isComposing: true }));
  assert.equal([input.value, changes], ['１2a', []]);
  fire(input, new CompositionEvent('compositionend', { bubbles: true }));
  assert.equal([input.value, changes], ['12', ['12']]);
});

stepper('UI-05 a stepper that loses the focus shows the value that its caller sets', () => {
  page = render(<NumberStepper name="numberElements" value="999" min={1} max={999} onChange={() => {}} />);
  const input = page.get<HTMLInputElement>('input');
  type(input, '9995');
  blur(input);
  assert.is(input.value, '999');
});

stepper('UI-05 a number out of range is corrected when the stepper loses the focus', () => {
  const input = renderStepper('5');
  type(input, '1500');
  assert.is(input.value, '1500');
  blur(input);
  assert.is(input.value, '999');
  type(input, '');
  blur(input);
  assert.is(input.value, '1');
});

/** Dispatches both events of a leaving pointer, because Preact listens to the first one and React to the second. */
const leaveButton = (button: Element) => {
  fire(button, new PointerEvent('pointerleave'));
  fire(button, new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
};

stepper('UI-05 a held button changes the number every 150 ms and stops at the limit', () => {
  const { setInterval, clearInterval } = globalThis;
  stopAfter(() => Object.assign(globalThis, { setInterval, clearInterval }));
  const running = new Map<number, () => void>();
  let intervalMs = 0;
  let last = 0;
  Object.assign(globalThis, {
    setInterval: (run: () => void, wait: number) => {
      intervalMs = wait;
      last += 1;
      running.set(last, run);
      return last;
    },
    clearInterval: (id: number) => running.delete(id),
  });
  const input = renderStepper('996');
  const more = page.get('[aria-label=More]');
  pointer(more, 'pointerdown');
  assert.equal([input.value, intervalMs], ['997', 150]);
  const tick = () =>
    act(() => {
      for (const run of [...running.values()]) run();
    });
  tick();
  assert.is(input.value, '998');
  tick();
  assert.is(input.value, '999');
  tick();
  assert.is(running.size, 0, 'it counts no further');
  const less = page.get('[aria-label=Less]');
  pointer(less, 'pointerdown');
  pointer(less, 'pointerup');
  assert.equal([input.value, running.size], ['998', 0]);
  pointer(less, 'pointerdown');
  assert.is(running.size, 1);
  leaveButton(less);
  assert.is(running.size, 0, 'a pointer that has slid off holds nothing');
  pointer(less, 'pointerdown');
  assert.is(running.size, 1);
  page.unmount();
  assert.is(running.size, 0, 'a field that is removed while its button is held counts no more');
});

stepper('UI-05 UI-08 arrow keys change the number; screen readers get its limits and button names', () => {
  const input = renderStepper('2');
  press(input, 'ArrowUp');
  assert.is(input.value, '3');
  for (let times = 0; times < 3; times += 1) press(input, 'ArrowDown');
  assert.is(input.value, '1');
  assert.is(input.getAttribute('role'), 'spinbutton');
  assert.is(input.getAttribute('aria-valuenow'), '1');
  assert.is(input.getAttribute('aria-valuemax'), '999');
  assert.is(input.inputMode, 'numeric');
  const more = page.get('#numberElements1');
  assert.is(more.getAttribute('aria-label'), 'More');
  assert.match(
    more.getAttribute('aria-labelledby') ?? '',
    'numberElements-label',
    'and what the number counts',
  );
});

stepper.run();
