import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBoundedWork } from '../../../src/server/accounts/bounded-work.ts';

const bounded = suite('bounded work');

/** Starts pieces of work that end when the test says so. */
const startWork = (count: number) => {
  const inTurn = createBoundedWork({ concurrency: 2, maximumWaiting: 3 });
  const ends: ((fails?: boolean) => void)[] = [];
  const piece = () =>
    new Promise<string>((resolve, reject) => {
      ends.push((fails) => (fails ? reject(new Error('failed')) : resolve('done')));
    });
  const results = Array.from({ length: count }, () =>
    inTurn(piece).catch((error: { reason?: string; retryAfter?: number; message: string }) =>
      error.reason ? `${error.reason} ${error.retryAfter}` : error.message,
    ),
  );
  return { ends, results };
};

bounded(
  'at most so many pieces run at once, the rest wait in turn, and what cannot wait is refused',
  async () => {
    const { ends, results } = startWork(6);
    assert.is(await results[5], 'busy 5');
    assert.is(ends.length, 2);
    ends[0]?.();
    assert.is(await results[0], 'done');
    assert.is(ends.length, 3);
    ends[1]?.(true);
    assert.is(await results[1], 'failed', 'a failure frees the place too');
    assert.is(ends.length, 4);
    for (const index of [2, 3]) ends[index]?.();
    await Promise.all([results[2], results[3]]);
    ends[4]?.();
    assert.is(await results[4], 'done');
  },
);

bounded.run();
