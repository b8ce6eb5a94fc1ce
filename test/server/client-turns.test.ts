import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createClientTurns } from '../../src/server/bounded-work.ts';
import { Refusal } from '../../src/server/errors.ts';
import { controlledPromise } from '../support/controlled-promise.ts';

const turns = suite('turns of clients');

/** Creates work with a function that ends it. */
const heldWork = () => {
  const { promise: ended, resolvePromise: end } = controlledPromise<void>();
  return { end, work: () => ended };
};

turns('LIM-02 a request that waits for 1.5 s behind the same client’s earlier ones is refused', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const inSequence = createClientTurns();
    const first = heldWork();
    const held = inSequence(1, first.work);
    let isReached = false;
    const waiting = Array.from({ length: 20 }, () =>
      inSequence(1, async () => {
        isReached = true;
      }).catch((error: unknown) => error),
    );
    mock.timers.tick(1500);
    for (const refusal of await Promise.all(waiting)) {
      assert.instance(refusal, Refusal);
      if (refusal instanceof Refusal) assert.equal([refusal.status, refusal.retryAfter], [503, 5]);
    }
    first.end();
    await held;
    assert.not(isReached);
    assert.is(await inSequence(1, async () => 'next'), 'next');
  } finally {
    mock.timers.reset();
  }
});

turns.run();
