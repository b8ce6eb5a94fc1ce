import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createShedding } from '../../../../src/server/http/overload/shedding.ts';
import { createWorkingTime } from '../../../../src/server/http/overload/working-time.ts';
import { until } from '../../../support/server/until.ts';

const working = suite('working time');

/** Lets a request wait while all turns are taken and the clock advances step by step; returns the outcome of the request. */
const outcomeAfter = async (stepsMs: readonly number[]) => {
  const clock = { now: 0, readings: 0 };
  const monotonicNow = () => {
    clock.readings += 1;
    return clock.now;
  };
  const shedding = createShedding({ monotonicNow: createWorkingTime(monotonicNow), report: () => {} });
  const release: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => release.push(resolve));
  const held = Array.from({ length: 16 }, () => shedding.begin('customers', hold));
  await until('all turns are held', () => release.length === 16);
  let outcome = '';
  const waiting = shedding
    .begin('customers', async () => 'served')
    .catch(() => 'refused')
    .then((result) => {
      outcome = result;
    });
  for (const step of stepsMs) {
    clock.now += step;
    const { readings } = clock;
    await until('the clock is read', () => clock.readings > readings || outcome !== '');
  }
  for (const end of release) end();
  await Promise.all([...held, waiting]);
  return outcome;
};

working('LIM-02 a request that waits long because the whole process was blocked is served', async () => {
  assert.is(await outcomeAfter([10_000, 10_000]), 'served');
});

working('LIM-02 a request that waits too long while the process works is refused', async () => {
  assert.is(await outcomeAfter(Array.from({ length: 20 }, () => 200)), 'refused');
});

working.run();
