import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createShown } from '../../src/embed/create-shown.ts';

const moment = suite('the moment when a widget has been seen');

const untilFrame = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

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

moment('EMB-02 never comes to a widget that has gone before', async () => {
  const { shown, show, leave } = createShown();
  let isSeen = false;
  shown.then(() => {
    isSeen = true;
  });
  show();
  leave();
  await untilFrame();
  assert.not(isSeen);
});

moment.run();
