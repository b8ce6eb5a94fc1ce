import type { OpenDatabase } from '../database/open.ts';
import { readDiskUse } from '../ports/disk-space.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';
import { createStoredFigures } from './stored-figures.ts';

interface Sources {
  database: Pick<OpenDatabase, 'db' | 'readPool'>;
  draining: AbortSignal;
  now: () => number;
}

/** Creates the metrics if the settings enable them; otherwise their package is not loaded. */
export const loadMetrics = async (
  { metrics, dataFolder }: Pick<Settings, 'metrics' | 'dataFolder'>,
  { database: { db, readPool }, draining, now }: Sources,
): Promise<Metrics | null> => {
  if (!metrics) return null;
  const { createMetrics } = await import('./create-metrics.ts');
  return createMetrics({
    readStored: createStoredFigures({ db, now }),
    readPool,
    readFreeBytes: async () => (await readDiskUse(dataFolder)).free,
    draining,
  });
};
