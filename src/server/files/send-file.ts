import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { sendReadable } from '../http/headers/headers.ts';
import { readId } from '../http/parameters.ts';
import { wasSent } from '../http/router.ts';
import type { ByteRange } from './keep/s3-store.ts';
import { markFileSeen } from './store/attachments.ts';
import type { FileRow } from './store/files.ts';

/** Percent-encodes all characters that RFC 5987 (section 3.2.1) does not allow in a value. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the `content-disposition` of a download: an ASCII name for old clients and the full name in UTF-8 (RFC 6266,
 * appendix D). No character of the name can end the value or the header.
 */
export const attachmentNamed = (name: string): string => {
  // Half a surrogate pair becomes the replacement character, because `encodeURIComponent` would throw.
  const whole = Buffer.from(name).toString();
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`;
};

/**
 * Reads a `range` header for a file of `size` bytes. Returns null if the whole file must be sent: without a header, for several
 * ranges, and for an invalid range (RFC 9110, section 14.2). Returns `none` for a range outside the file.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'none' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  // A range without a first byte, such as `-500`, asks for the last bytes of the file.
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return null;
  return start > end ? 'none' : { start, end };
};

/**
 * Returns the headers of a download. Browsers never display the file, because uploaded content must not run on the server's
 * hosts.
 */
const headersOf = ({ size }: FileRow, range: ByteRange | null) => ({
  'content-type': 'application/octet-stream',
  'content-security-policy': 'sandbox',
  'accept-ranges': 'bytes',
  'content-length': range ? range.end - range.start + 1 : size,
  ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
});

/** Finds a file by the id in an address; refuses with `notFound` if `find` returns none. */
export const requireFile = async (
  id: string,
  find: (id: number) => Promise<FileRow | null | undefined>,
): Promise<FileRow> => {
  const file = await find(readId(id));
  if (!file) throw new Refusal('notFound');
  return file;
};

/** Sends a file, or the part that the request asks for, and records that its receiver has it, unless a program reads it. */
export const sendFile = async (
  { db, files, now }: Pick<CallDeps, 'db' | 'files' | 'now'>,
  { file, receiver }: { file: FileRow; receiver: 'client' | 'writer' | null },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<typeof wasSent> => {
  // A request with `if-range` gets the whole file, because responses have no entity tag that could match.
  const range = request.headers['if-range'] ? null : readRange(request.headers.range, file.size);
  if (range === 'none') {
    reply.header('content-range', `bytes */${file.size}`);
    throw new Refusal('rangeUnavailable');
  }
  const bytes = await files.read(file.place, range ?? undefined);
  if (receiver) await markFileSeen(db, { fileId: file.id, receiver, now: now() });
  sendReadable(reply, { 'content-disposition': attachmentNamed(file.name) });
  await reply
    .code(range ? 206 : 200)
    .headers(headersOf(file, range))
    .send(bytes);
  return wasSent;
};
