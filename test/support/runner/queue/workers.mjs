// Runs so many suites at once that all cores are busy.
import { availableParallelism, cpus } from 'node:os';

const readTimes = () => {
  const times = cpus().map((core) => core.times);
  const sum = (list) => list.reduce((total, time) => total + time, 0);
  return { idle: sum(times.map(({ idle }) => idle)), total: sum(times.flatMap(Object.values)) };
};

/** Creates a function that returns the idle share of the cores' time since its last call, from 0 to 1. */
export const watchIdle = (read = readTimes) => {
  let before = read();
  return () => {
    const now = read();
    const share = (now.idle - before.idle) / (now.total - before.total || 1);
    before = now;
    return share;
  };
};

/** Idle share above which one more suite starts. */
const enoughIdle = 0.25;

/**
 * Executes all runs of a queue. One more run than the machine has cores is active, because suites also wait: for pages,
 * processes and the database. While the cores are idle nevertheless, because several suites wait for timeouts, further suites
 * start, one after another, up to as many as there are cores.
 */
export const executeQueue = async (
  queue,
  executeNext,
  { cores = availableParallelism(), idleShare = watchIdle(), tickMs = 1_500 } = {},
) => {
  // Half of the workers prefer browser suites, which mostly wait, and the other half prefers suites that compute.
  const kindOf = (index) => (index % 2 ? 'unit' : 'browser');
  const work = async (_, index) => {
    for (let next = queue.take(kindOf(index)); next; next = queue.take(kindOf(index)))
      await executeNext(next);
  };
  const further = new Set();
  const addWhileIdle = () => {
    if (idleShare() < enoughIdle || further.size >= cores) return;
    const next = queue.take(kindOf(further.size));
    if (!next) return;
    const done = executeNext(next).finally(() => further.delete(done));
    further.add(done);
  };
  const timer = setInterval(addWhileIdle, tickMs);
  await Promise.all(Array.from({ length: cores + 1 }, work));
  clearInterval(timer);
  await Promise.all(further);
};
