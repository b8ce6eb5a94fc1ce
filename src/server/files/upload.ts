import type { FastifyRequest } from 'fastify';
import * as calls from '../../api/calls.ts';
import type { StoredFile } from '../../api/resources/client.ts';
import { maximumFileBytes } from '../../order/file-limits.ts';
import type { CustomerSession } from '../accounts/sessions.ts';
import { writeForClient } from '../accounts/store/clients.ts';
import type { CallDeps, Deps } from '../deps.ts';
import { hourMs } from '../durations.ts';
import { networkOf } from '../http/headers/caller.ts';
import { idempotencyKeyOf } from '../http/parameters.ts';
import { receiveFile } from './receive-file.ts';
import { addFile, deleteUploadingFile, giveUpUploadingFiles } from './store/files.ts';
import {
  freeUpload,
  keepUpload,
  reserveUpload,
  sweepUploadQuota,
  type UploadAllowance,
} from './store/uploads.ts';

/** Receives a client's file. One transaction writes its row and its part of the quota. */
const receiveOwnFile = (
  deps: CallDeps,
  request: FastifyRequest,
  { client, quota }: { client: CustomerSession['client']; quota: number },
): Promise<StoredFile> =>
  receiveFile(deps, request, (file) =>
    writeForClient(deps.db, client.id, async (tx) => {
      await keepUpload(tx, quota, file.size);
      const upload_key = idempotencyKeyOf(request);
      return addFile(tx, { ...file, site_id: client.site_id, client_id: client.id, upload_key });
    }),
  );

/**
 * Number of files that a client may send in place of one of the largest size, because each file takes room besides its bytes.
 */
const filesPerLargest = 10;

/** Returns the number of bytes to reserve: the announced size, or that of the largest file if the browser announces none. */
const announcedBytes = (request: FastifyRequest) =>
  Math.min(Number(request.headers['content-length'] ?? maximumFileBytes), maximumFileBytes) ||
  maximumFileBytes;

/** Returns the bytes and files that one client or person of the office may upload in a day. */
export const dailyAllowance = ({ uploadsPerDay }: CallDeps['settings']): UploadAllowance => ({
  bytes: uploadsPerDay * maximumFileBytes,
  files: uploadsPerDay * filesPerLargest,
});

const reserveQuota = (
  { db, settings, now }: Pick<CallDeps, 'db' | 'settings' | 'now'>,
  { client }: CustomerSession,
  request: FastifyRequest,
) => {
  const allowance = dailyAllowance(settings);
  const uploader = { clientId: client.id, network: networkOf(request.ip) };
  return reserveUpload(db, uploader, { bytes: announcedBytes(request), allowance, now: now() });
};

export const registerUpload = (deps: CallDeps): void => {
  deps.router.client(
    calls.uploadFile,
    { routeClass: 'running', status: 201, isUpload: true, scopes: ['order'], storing: 'files' },
    async ({ request, session }) => {
      const quota = await reserveQuota(deps, session, request);
      try {
        return await receiveOwnFile(deps, request, { client: session.client, quota });
      } catch (error) {
        // If the quota cannot be freed now, the sweep frees it later. Both errors are logged; the client gets the first one.
        await freeUpload(deps.db, quota).catch((problem) => request.log.error(problem));
        throw error;
      }
    },
  );
};

/** Milliseconds after which a stored file without a row counts as abandoned. */
const abandonedAfterMs = hourMs;

/**
 * Removes files that killed servers have left: incomplete uploads, and stored files without a row. Removes files of the office
 * that were not attached in time. Only places in the table of
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
