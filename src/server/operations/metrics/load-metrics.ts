import type { OpenDatabase } from '../../database/open.ts';
import type { Settings } from '../../settings/settings.ts';
import { readDiskUse } from '../disk-space.ts';
import { createStoredFigures } from '../store/stored-figures.ts';
import type { Metrics } from './metrics.ts';

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
