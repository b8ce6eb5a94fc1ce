import type { Deps } from '../deps.ts';
import { sweepUploadQuota } from './store/upload-quota.ts';
import { deleteUploadingFile, giveUpUploadingFiles } from './store/uploading-files.ts';

/** Milliseconds after which a stored file without a row counts as abandoned. */
const abandonedAfterMs = 3_600_000;

/**
 * Removes files that killed servers have left: incomplete uploads, and stored files without a row. Only places in the table of
 * uploading files are removed, so that other files in the folder or bucket stay. Several servers may sweep at once. A sweep
 * ends early if its server stops or is killed; the next sweep continues it.
 */
export const sweepFiles = async ({
  db,
  files,
  draining,
  now,
}: Pick<Deps, 'db' | 'files' | 'draining' | 'now'>): Promise<void> => {
  await files.sweepUploads(now());
  await sweepUploadQuota(db, now(), abandonedAfterMs);
  for (const place of await giveUpUploadingFiles(db, now(), abandonedAfterMs)) {
    if (draining.aborted) return;
    await files.remove(place);
    await deleteUploadingFile(db, place);
  }
};
