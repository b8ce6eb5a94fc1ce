import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFirstFrame } from '../../../src/embed/mount/first-frame.ts';

const moment = suite('the moment when a widget has been seen');

moment('EMB-02 a widget counts as shown in the frame after it is rendered', async () => {
  const { shown, show } = createFirstFrame();
  let isSeen = false;
  const whenShown = shown.then(() => {
    isSeen = true;
  });
  show();
  await Promise.resolve();
  assert.not(isSeen);
  await whenShown;
});

moment('EMB-02 a widget that is removed before the frame does not count as shown', async () => {
  const { shown, show, leave } = createFirstFrame();
  show();
  leave();
  assert.is(
    await shown.then(
      () => 'seen',
      () => 'gone',
    ),
    'gone',
  );
});

moment('EMB-02 in a hidden tab, a widget counts as shown after a second', async () => {
  const { setTimeout: realSet, requestAnimationFrame: realFrame } = globalThis;
  const waits: (number | undefined)[] = [];
  const { shown, show } = createFirstFrame();
  Object.assign(globalThis, {
    requestAnimationFrame: () => 0,
    setTimeout: (run: () => void, wait?: number) => {
      waits.push(wait);
      run();
    },
  });
  show();
  Object.assign(globalThis, { setTimeout: realSet, requestAnimationFrame: realFrame });
  await shown;
  assert.equal(waits, [1000]);
});

moment.run();
