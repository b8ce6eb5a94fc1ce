import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the run's migrated database with the demo sites into a data folder, because a copy takes less computing time than
 * the migrations. If the runner has prepared no database, the server creates its own.
 */
export const copyPrepared = async (dataFolder: string): Promise<void> => {
  const path = process.env.TEST_PREPARED_FILE;
  if (path) await copyFile(path, join(dataFolder, 'octavo.db'));
};
