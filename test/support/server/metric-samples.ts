import type { TestServer } from './start-server.ts';

/** Reads the samples of a text for Prometheus: the name with its labels, and the value. */
export const readSamples = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  );

/** Reads the metrics of a server that was started with them. */
export const samplesOf = async ({ deps }: Pick<TestServer, 'deps'>): Promise<ReadonlyMap<string, number>> =>
  readSamples((await deps.metrics?.text()) ?? '');
