import type { TestServer } from './start-server.ts';

/** Returns the samples of a server that was started with metrics: values by the name with its labels. */
export const samplesOf = async ({ deps }: Pick<TestServer, 'deps'>): Promise<ReadonlyMap<string, number>> => {
  const text = (await deps.metrics?.registry.metrics()) ?? '';
  const samples = [...text.matchAll(/^([^#\n].*) (\S+)$/gm)];
  return new Map(samples.map(([, name = '', value]) => [name, Number(value)]));
};
