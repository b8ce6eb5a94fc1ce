import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { databaseFile } from '../../../src/server/database/open.ts';
import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { unlimited } from '../../server/requests/customer-requests.ts';
import {
  fill,
  growthCells,
  latencyColumns,
  loadServer,
  loadText,
} from '../../server/storage/beside-upkeep.ts';
import type { Topic } from '../topic.ts';

const run = promisify(execFile);
/** Events that make an embedded database about a gigabyte large. */
const eventsOfGigabyte = 20_000_000;

const provider = async (dataFolder: string, ...words: string[]) => {
  const startedAt = performance.now();
  const env = { ...process.env, DATA_DIR: dataFolder };
  await run(process.execPath, ['dist/server/provider.js', ...words], { env });
  return (performance.now() - startedAt) / 1000;
};

/** Backs up a large database while customers order, and restores it. */
const measureBackup = async () => {
  const deployment = await createDeployment();
  const backup = `${deployment.dataFolder}-backup`;
  const restored = `${deployment.dataFolder}-restored`;
  try {
    await fill(deployment, eventsOfGigabyte);
    const server = await startProcess(deployment, unlimited);
    const without = await loadServer(server);
    await server.end('SIGTERM');
    const again = await startProcess(deployment, { ...unlimited, STATISTICS_DAYS: '90' });
    const [beside, backupSeconds] = await Promise.all([
      loadServer(again),
      pause(3000).then(() => provider(deployment.dataFolder, 'backup', backup)),
    ]);
    await again.end('SIGTERM');
    const { size } = await stat(join(backup, databaseFile));
    const restoreSeconds = await provider(restored, 'restore', backup);
    return [size / 1e6, backupSeconds, restoreSeconds, ...growthCells(without, beside)];
  } finally {
    await deployment.remove();
    for (const folder of [backup, restored]) await rm(folder, { recursive: true, force: true });
  }
};

/** Measures a full backup of a large embedded database while customers order, and its restore. */
export const backups: Topic = {
  name: 'backups',
  rounds: 1,
  minutes: 3,
  measure: async (): Promise<Table[]> => [
    {
      title: 'A backup of a large embedded database',
      columns: ['MB', 'backup, s', 'restore, s', ...latencyColumns],
      rows: [{ name: 'while customers order', cells: await measureBackup() }],
      notes: [`${loadText} The backup begins 3 s after the load; the restore checks every page.`],
    },
  ],
};
