import type { FastifyRequest } from 'fastify';
import * as calls from '../../api/calls.ts';
import type { StoredFile } from '../../api/resources.ts';
import { maximumFileBytes } from '../../order/file-limits.ts';
import type { Session } from '../accounts/sessions.ts';
import { writeForClient } from '../accounts/store/clients.ts';
import type { CallDeps, Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { partsOf } from '../http/body.ts';
import { networkOf } from '../http/headers/caller.ts';
import { type RefusalName, refusals } from '../http/refusals.ts';
import { type ContentProblem, findFileProblem } from './file-problem.ts';
import type { Files, ReceivedFile } from './keep/files.ts';
import { addFile } from './store/files.ts';
import {
  addUploadingFile,
  deleteUploadingFile,
  freeUpload,
  giveUpUploadingFiles,
  keepUpload,
  reserveUpload,
  sweepUploadQuota,
} from './store/uploads.ts';

/** Maximum number of characters of a file name. Longer names lose their beginning, so that the extension remains. */
const maximumNameLength = 200;

/** Returns a name without control and format characters. The form's parser has removed the folders of a path before. */
const plainName = (name: string) => {
  const plain = name
    // Browsers send a quotation mark percent-encoded.
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  // Iterates by code point so that a surrogate pair is not cut in half.
  return [...plain].slice(-maximumNameLength).join('');
};

/** The file of a form, completely received and not yet checked. */
interface Upload {
  name: string;
  /** Size in bytes; infinite for a file above the limit, because its end is discarded and not counted. */
  size: number;
  received: ReceivedFile;
}

/** Limits of the form's other parts. An upload needs hardly any fields besides its file. */
const formLimits = { fields: 20, fieldSize: 1_000, parts: 30 };
/**
 * Requests above this size are refused at once. Smaller requests are read completely, so that the browser reads the refusal.
 */
const maximumRequestBytes = 4 * maximumFileBytes;

/** Receives the one file of a form; undefined if the form has none. */
const receiveUpload = async (files: Files, request: FastifyRequest): Promise<Upload | undefined> => {
  if (Number(request.headers['content-length']) > maximumRequestBytes)
    throw new Refusal('tooLarge', { materials: 'file-size-invalid' });
  let upload: Upload | undefined;
  let storeError: unknown;
  try {
    for await (const part of request.isMultipart() ? partsOf(request, formLimits) : []) {
      if (part.type !== 'file') continue;
      const { file, filename = '' } = part;
      const received = await files.receive(file).catch((error) => {
        storeError = error;
        file.resume();
      });
      if (received && filename)
        upload = {
          name: plainName(filename),
          size: file.truncated ? Number.POSITIVE_INFINITY : file.bytesRead,
          received,
        };
      else await received?.discard();
    }
  } catch (error) {
    await upload?.received.discard();
    throw error;
  }
  // The store's error is thrown after the loop, because the refusal of a broken form comes first.
  if (storeError) throw storeError;
  return upload;
};

const refusalOfProblem = {
  'file-type-invalid': 'unsupported',
  'file-size-invalid': 'tooLarge',
  'file-empty': 'invalid',
  infected: 'infected',
  tooLargeToScan: 'tooLargeToScan',
} as const satisfies Record<ContentProblem, RefusalName>;

/** Returns the message of a problem: its code, or a sentence for a problem that browsers do not check. */
const messageOf = (problem: ContentProblem) =>
  problem === 'infected' || problem === 'tooLargeToScan' ? refusals[problem][1] : problem;

interface UploadContext {
  request: FastifyRequest;
  session: Session;
  /** Id of the row in `upload_quota` that reserves the upload's bytes. */
  quota: number;
}

/** Stores a received file. One transaction writes its row and its part of the quota. */
const storeFile = async (
  { db, virusScanner, now }: CallDeps,
  { request, session: { client }, quota }: UploadContext,
  { name, size, received }: Upload,
): Promise<StoredFile> => {
  const problem = await findFileProblem(received.path, { name, size }, virusScanner);
  if (problem === 'tooLargeToScan')
    request.log.warn(
      `clamd takes no files of ${size} bytes. Raise StreamMaxLength in its configuration to 21M.`,
    );
  if (problem) throw new Refusal(refusalOfProblem[problem], { materials: messageOf(problem) });
  const { place } = received;
  await addUploadingFile(db, place, now());
  await received.store();
  const file = { site_id: client.site_id, client_id: client.id, name, size, place, created_at: now() };
  return writeForClient(db, client.id, async (rows) => {
    await keepUpload(rows, quota, size);
    return addFile(rows, file);
  });
};

/**
 * Number of files that a client may send in place of one of the largest size, because each file takes room besides its bytes.
 */
const filesPerLargest = 10;

/** Returns the number of bytes to reserve: the announced size, or that of the largest file if the browser announces none. */
const announcedBytes = (request: FastifyRequest) =>
  Math.min(Number(request.headers['content-length'] ?? maximumFileBytes), maximumFileBytes) ||
  maximumFileBytes;

const reserveQuota = ({ db, settings, now }: CallDeps, { client }: Session, request: FastifyRequest) => {
  const { uploadsPerDay } = settings;
  const allowance = { bytes: uploadsPerDay * maximumFileBytes, files: uploadsPerDay * filesPerLargest };
  const uploader = { clientId: client.id, network: networkOf(request.ip) };
  return reserveUpload(db, uploader, { bytes: announcedBytes(request), allowance, now: now() });
};

const receiveFile = async (deps: CallDeps, context: UploadContext) => {
  const upload = await receiveUpload(deps.files, context.request);
  if (!upload) throw new Refusal('invalid', { file: 'valueRequired' });
  try {
    return await storeFile(deps, context, upload);
  } finally {
    await upload.received.discard();
  }
};

/** Registers the upload of a file. */
export const registerUpload = (deps: CallDeps): void => {
  deps.router.client(
    calls.uploadFile,
    null,
    async ({ request, session }) => {
      const quota = await reserveQuota(deps, session, request);
      try {
        return await receiveFile(deps, { request, session, quota });
      } catch (error) {
        // If the quota cannot be freed now, the sweep frees it later. Both errors are logged; the client gets the first one.
        await freeUpload(deps.db, quota).catch((problem) => request.log.error(problem));
        throw error;
      }
    },
    { status: 201, isUpload: true, scopes: ['order'], storing: 'files' },
  );
};

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
