import type { TestServer } from './start-server.ts';

/** Parses a text for Prometheus; returns values by the name with its labels. */
const readSamples = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  );

/** Returns the samples of a server that was started with metrics. */
export const samplesOf = async ({ deps }: Pick<TestServer, 'deps'>): Promise<ReadonlyMap<string, number>> =>
  readSamples((await deps.metrics?.registry.metrics()) ?? '');
