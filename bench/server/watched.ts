import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerProcess } from '../../test/support/server/start-process.ts';

/** Memory of a server process, and the delays of its event loop since the last reading. */
interface Watched {
  /** Used part of the heap in MB, after a garbage collection. */
  heapMb: number;
  /** Resident memory of the process in MB. */
  rssMb: number;
  /** Longest delay of the event loop, in milliseconds. */
  longestMs: number;
  p99Ms: number;
}

/** Environment variables with which a server prints these figures at a signal. */
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
