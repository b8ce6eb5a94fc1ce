import type { FastifyRequest } from 'fastify';
import type { StoredFile } from '../../api/resources/client.ts';
import { maximumFileBytes } from '../../order/file-limits.ts';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { partsOf } from '../http/body.ts';
import { type RefusalName, refusals } from '../http/refusals.ts';
import { type ContentProblem, findFileProblem } from './file-problem.ts';
import type { Files, ReceivedFile } from './keep/files.ts';
import { addUploadingFile, type FileRow } from './store/files.ts';

type Deps = Pick<CallDeps, 'db' | 'files' | 'virusScanner' | 'now'>;

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
interface ReceivedUpload {
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
const receiveUpload = async (files: Files, request: FastifyRequest): Promise<ReceivedUpload | undefined> => {
  if (Number(request.headers['content-length']) > maximumRequestBytes)
    throw new Refusal('tooLarge', { materials: 'file-size-invalid' });
  let upload: ReceivedUpload | undefined;
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
const problemMessage = (problem: ContentProblem) =>
  problem === 'infected' || problem === 'tooLargeToScan' ? refusals[problem].message : problem;

type NewFile = Pick<FileRow, 'name' | 'size' | 'place' | 'created_at'>;

/** Checks a received file and stores its bytes, after which `addRow` adds its row. */
const storeFile = async (
  { db, virusScanner, now }: Deps,
  { name, size, received }: ReceivedUpload,
  { request, addRow }: { request: FastifyRequest; addRow: (file: NewFile) => Promise<StoredFile> },
): Promise<StoredFile> => {
  const problem = await findFileProblem(received.path, { name, size }, virusScanner);
  if (problem === 'tooLargeToScan')
    request.log.warn(
      `clamd takes no files of ${size} bytes. Raise StreamMaxLength in its configuration to 21M.`,
    );
  if (problem) throw new Refusal(refusalOfProblem[problem], { materials: problemMessage(problem) });
  const { place } = received;
  await addUploadingFile(db, place, now());
  await received.store();
  return addRow({ name, size, place, created_at: now() });
};

/** Receives the file of a form. `addRow` adds its row, in a transaction that also removes the record of its place. */
export const receiveFile = async (
  deps: Deps,
  request: FastifyRequest,
  addRow: (file: NewFile) => Promise<StoredFile>,
): Promise<StoredFile> => {
  const upload = await receiveUpload(deps.files, request);
  if (!upload) throw new Refusal('invalid', { file: 'valueRequired' });
  try {
    return await storeFile(deps, upload, { request, addRow });
  } finally {
    await upload.received.discard();
  }
};
