// Loaded into a server before its own code. At SIGUSR2 it frees unused memory and prints one line of JSON on the error stream:
// memory, and the longest delay of the event loop since the last signal.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
/** Resolution of the delay histogram in milliseconds, which each recorded delay includes. */
const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

process.on('SIGUSR2', () => {
  const delays = { longestMs: delay.max / 1e6 - resolution, p99Ms: delay.percentile(99) / 1e6 - resolution };
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  process.stderr.write(
    `${JSON.stringify({ watched: { heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20, ...delays } })}\n`,
  );
  delay.reset();
});
