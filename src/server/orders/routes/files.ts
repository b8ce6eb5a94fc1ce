import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { isClosed } from '../../../order/vocabulary/order-statuses.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import type { ByteRange } from '../../files/keep/s3-store.ts';
import {
  attachFiles,
  countNewFiles,
  countOwnFiles,
  type FileRow,
  findFile,
  listAttachments,
  markFileSeen,
} from '../../files/store/files.ts';
import { sendReadable } from '../../http/headers/headers.ts';
import { pagingOf, readId, writePaging } from '../../http/parameters.ts';
import { type ClientRequestContext, callerOf } from '../../http/request-context.ts';
import { wasSent } from '../../http/router.ts';
import { addOrderLetters } from '../store/order-letters.ts';
import { findOrder } from '../store/orders.ts';

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

const ids = Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: 100,
});
/** Schema of the field `file[id]`, a single id or a list. */
const AttachBody = Type.Object({
  receiverType: Type.Literal('writer'),
  file: Type.Object({ id: ids }),
});

type ListContext = Pick<
  ClientRequestContext<typeof calls.attachments, unknown>,
  'session' | 'request' | 'reply'
>;
type AttachContext = ClientRequestContext<typeof calls.attachFiles, Static<typeof AttachBody>>;

const registerAttachments = ({ router, db, rateLimits, now }: CallDeps) => {
  const attach = async (context: AttachContext) => {
    const { session, params, body } = context;
    const order = await findOrder(db, session.client.id, params.orderId);
    if (isClosed(order.status_id)) throw new Refusal('orderClosed');
    const fileIds = [...new Set(body.file.id)];
    if ((await countOwnFiles(db, session.client.id, fileIds)) < fileIds.length)
      throw new Refusal('invalid', { file: 'choiceUnavailable' });
    await rateLimits.countUse('dailyMessage', callerOf(context));
    const at = now();
    await db.transaction().execute(async (rows) => {
      const files = { orderId: order.id, fileIds, receiver: body.receiverType, now: at };
      if (await attachFiles(rows, files)) await addOrderLetters(rows, order, { kind: 'files', now: at });
    });
  };
  router.client(calls.attachFiles, { routeClass: 'running', scopes: ['order'], body: AttachBody }, attach);
  const sendPage = async ({ session, request, reply }: ListContext, orderId: number | null) => {
    const paging = pagingOf(request);
    const { files, total } = await listAttachments(db, session.client.id, { ...paging, orderId });
    writePaging(reply, paging, total);
    return files;
  };
  router.client(calls.attachments, {}, (context) => sendPage(context, null));
  router.client(calls.orderAttachments, {}, async (context) => {
    const { id } = await findOrder(db, context.session.client.id, context.params.orderId);
    return sendPage(context, id);
  });
  router.client(calls.newAttachmentCounter, {}, async ({ session: { client }, params }) => {
    const { id } = await findOrder(db, client.id, params.orderId);
    return { count: (await countNewFiles(db, [id], 'client'))(id) };
  });
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

const registerDownload = (deps: CallDeps) => {
  deps.router.client(
    calls.downloadFile,
    { routeClass: 'running' },
    async ({ session, params, ...exchange }) => {
      const file = await requireFile(params.id, (id) => findFile(deps.db, session.client.id, id));
      return sendFile(deps, { file, receiver: 'client' }, exchange);
    },
  );
};

/** Registers attachments and downloads. */
export const registerFiles = (deps: CallDeps): void => {
  registerAttachments(deps);
  registerDownload(deps);
};
