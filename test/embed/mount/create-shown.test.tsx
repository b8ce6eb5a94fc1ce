import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createShown } from '../../../src/embed/mount/create-shown.ts';

const moment = suite('the moment when a widget has been seen');

moment('EMB-02 comes with the frame', async () => {
  const { shown, show } = createShown();
  let isSeen = false;
  const seen = shown.then(() => {
    isSeen = true;
  });
  show();
  await Promise.resolve();
  assert.not(isSeen);
  await seen;
});

moment('EMB-02 does not come to a widget that has gone before', async () => {
  const { shown, show, leave } = createShown();
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

moment('EMB-02 comes after a second in a page that nobody sees, where no frame is drawn', async () => {
  const { setTimeout: realSet, requestAnimationFrame: realFrame } = globalThis;
  const waits: (number | undefined)[] = [];
  const { shown, show } = createShown();
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
