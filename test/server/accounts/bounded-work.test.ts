import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBoundedWork } from '../../../src/server/bounded-work.ts';

const bounded = suite('bounded work');

/** Starts pieces of work, each with a function that ends it. */
const startWork = (count: number, longestWaitMs: number) => {
  const inTurn = createBoundedWork({ concurrency: 2, longestWaitMs });
  const ends: ((fails?: boolean) => void)[] = [];
  const piece = () =>
    new Promise<string>((resolve, reject) => {
      ends.push((fails) => (fails ? reject(new Error('failed')) : resolve('done')));
    });
  const start = () =>
    inTurn(piece).catch((error: { reason?: string; retryAfter?: number; message: string }) =>
      error.reason ? `${error.reason} ${error.retryAfter}` : error.message,
    );
  return { ends, start, results: Array.from({ length: count }, start) };
};

bounded('at most `concurrency` pieces of work run at once, and the others wait in turn', async () => {
  const { ends, results } = startWork(4, 60_000);
  assert.is(ends.length, 2);
  ends[0]?.();
  assert.is(await results[0], 'done');
  assert.is(ends.length, 3);
  ends[1]?.(true);
  assert.is(await results[1], 'failed', 'a failure frees the place too');
  assert.is(ends.length, 4);
  for (const index of [2, 3]) ends[index]?.();
  assert.equal(await Promise.all(results.slice(2)), ['done', 'done']);
});

bounded('LIM-02 work whose turn does not come in time is refused, and later work runs', async () => {
  const { ends, start, results } = startWork(4, 1);
  assert.equal(await Promise.all(results.slice(2)), ['busy 5', 'busy 5']);
  for (const end of ends) end();
  assert.equal(await Promise.all(results.slice(0, 2)), ['done', 'done']);
  assert.is(ends.length, 2, 'what was refused never runs');
  const later = start();
  ends[2]?.();
  assert.is(await later, 'done');
});

bounded.run();
