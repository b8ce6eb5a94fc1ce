import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../server/until.ts';
import { queueRuns } from './durations.mjs';
import { executeQueue, watchIdle } from './workers.mjs';

const workers = suite('suites that run at once');

/** Executes ten suites on two cores. `finish` ends the running suites. */
const executeTen = (idleShare: () => number) => {
  const runs = Array.from({ length: 10 }, (_, index) => ({
    path: `${index}.test.ts`,
    runtime: 'node',
    size: 1,
  }));
  const running = new Set<() => void>();
  let executed = 0;
  const executeNext = () =>
    new Promise<void>((resolve) => {
      running.add(resolve);
    }).then(() => {
      executed += 1;
    });
  const all = executeQueue(queueRuns(runs, {}), executeNext, { cores: 2, idleShare, tickMs: 1 });
  const finish = () => {
    for (const resolve of running) resolve();
    running.clear();
  };
  return { all, running, finish, executed: () => executed };
};

workers('while the cores are busy, as many suites as cores and one more run at once', async () => {
  let asked = 0;
  const ten = executeTen(() => {
    asked += 1;
    return 0.1;
  });
  await until('idle time was measured several times', () => asked > 3);
  assert.is(ten.running.size, 3);
  const timer = setInterval(ten.finish, 1);
  await ten.all;
  clearInterval(timer);
  assert.is(ten.executed(), 10);
});

workers(
  'while cores are idle, further suites start, at most as many as cores, and all suites end',
  async () => {
    let asked = 0;
    const ten = executeTen(() => {
      asked += 1;
      return 0.5;
    });
    await until('further suites run', () => ten.running.size === 5);
    const before = asked;
    await until('idle time was measured again', () => asked > before + 2);
    assert.is(ten.running.size, 5);
    const timer = setInterval(ten.finish, 1);
    await ten.all;
    clearInterval(timer);
    assert.is(ten.executed(), 10);
  },
);

workers('the idle share is that of the time since the last measurement', () => {
  const times = [
    { idle: 100, total: 1000 },
    { idle: 150, total: 1100 },
    { idle: 150, total: 1200 },
  ];
  const idleShare = watchIdle(() => times.shift() ?? { idle: 0, total: 0 });
  assert.equal([idleShare(), idleShare()], [0.5, 0]);
});

workers.run();
