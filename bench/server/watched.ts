import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerProcess } from '../../test/support/server/start-process.ts';

/** Figures of a server process since the last reading. */
interface Watched {
  /** Used part of the heap after a garbage collection. */
  heapMb: number;
  /** Memory of the whole process. */
  rssMb: number;
  /** Longest delay of the event loop, and the one that 99 of 100 do not exceed. */
  longestMs: number;
  p99Ms: number;
}

/** Environment of a server whose figures can be read. */
export const watchable = {
  NODE_OPTIONS: `--import=${pathToFileURL(resolve('bench/server/watch-process.mjs')).href}`,
};

const linesOf = (server: ServerProcess) =>
  server
    .logText()
    .split('\n')
    .filter((line) => line.startsWith('{"watched"'));

/** Reads the figures of a server that was started with `watchable`. */
export const readWatched = async (server: ServerProcess): Promise<Watched> => {
  const before = linesOf(server).length;
  server.child.kill('SIGUSR2');
  for (;;) {
    const line = linesOf(server)[before];
    if (line) return JSON.parse(line).watched;
    await pause(10);
  }
};
