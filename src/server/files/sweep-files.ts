import type { Deps } from '../deps.ts';
import { deleteUploadingFile, giveUpUploadingFiles } from '../stores/orders/uploading-files.ts';

/** No file takes longer from its arrival to its row: an hour, in milliseconds. */
const longest = 3_600_000;

/**
 * Removes what a kill has left behind: what had begun to arrive, and whole files that got no row. Only places that
 * we have noted ourselves, never what else may lie in a folder or bucket. Several servers may sweep at once, and one
 * that is killed while it sweeps has done so in part.
 */
export const sweepFiles = async ({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<void> => {
  await files.sweepUploads(now());
  for (const place of await giveUpUploadingFiles(db, now() - longest)) {
    await files.remove(place);
    await deleteUploadingFile(db, place);
  }
};
