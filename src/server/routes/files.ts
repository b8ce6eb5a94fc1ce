import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../api/calls.ts';
import type { StoredFile } from '../../api/resources.ts';
import { checkFile } from '../../validation/files.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { isAsNamed } from '../file-content.ts';
import type { Arrived, Files } from '../ports/files.ts';
import type { Router } from '../router.ts';
import type { Session } from '../sessions.ts';
import { addFile, attach, countNew, countOwn, findFile, listAttachments, markSeen } from '../stores/files.ts';
import { findOrder } from '../stores/orders.ts';

interface Deps {
  router: Router;
  db: Db;
  files: Files;
  now: () => number;
}

const tooLarge = () => new Refusal('tooLarge', { materials: 'file-size-invalid' });
const unsupported = () => new Refusal('unsupported', { materials: 'file-type-invalid' });

/** The name alone, of whatever path a browser sent, without what a file system or header could stumble over. */
const plainName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-200);

const readUpload = async (request: FastifyRequest): Promise<MultipartFile> => {
  const upload = request.isMultipart() ? await request.file() : undefined;
  if (!upload?.filename) throw new Refusal('invalid', { file: 'valueRequired' });
  return upload;
};

/** Size is known once everything has come; what is too large is read to its end, so that the answer arrives. */
const keepFile = async (
  deps: Deps,
  { upload, arrived, session }: { upload: MultipartFile; arrived: Arrived; session: Session },
): Promise<StoredFile> => {
  const name = plainName(upload.filename);
  if (upload.file.truncated) throw tooLarge();
  if (!(await isAsNamed(arrived.path, name))) throw unsupported();
  const { id, site_id } = session.client;
  return addFile(deps.db, {
    ...{ site_id, client_id: id, name, size: upload.file.bytesRead, created_at: deps.now() },
    place: await arrived.keep(),
  });
};

const registerUpload = (deps: Deps) => {
  deps.router.client(
    calls.uploadFile,
    null,
    async ({ request, session }) => {
      const upload = await readUpload(request);
      const isNamedWell = checkFile({ name: plainName(upload.filename), size: 0 }) === null;
      const arrived = await deps.files.receive(upload.file);
      try {
        if (!isNamedWell) throw unsupported();
        return await keepFile(deps, { upload, arrived, session });
      } finally {
        await arrived.discard();
      }
    },
    { status: 201, isUpload: true },
  );
};

const ids = Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: 100,
});
/** `file[id]`, once or as a list. */
const Attaching = Type.Object({
  receiverType: Type.Literal('writer'),
  file: Type.Object({ id: ids }),
});

const ownOrderId = async (db: Db, session: Session, code: string) => {
  const order = await findOrder(db, session.client.id, code);
  if (!order) throw new Refusal('notFound');
  return order.id;
};

const registerAttachments = ({ router, db, now }: Deps) => {
  router.client(calls.attachFiles, Attaching, async ({ session, params, body }) => {
    const orderId = await ownOrderId(db, session, params.orderId);
    const fileIds = [...new Set(body.file.id)];
    if ((await countOwn(db, session.client.id, fileIds)) < fileIds.length)
      throw new Refusal('invalid', { file: 'choiceUnavailable' });
    await attach(db, { orderId, fileIds, receiver: body.receiverType, now: now() });
    return null;
  });
  router.client(calls.attachments, null, async ({ session }) => listAttachments(db, session.client.id, null));
  router.client(calls.orderAttachments, null, async ({ session, params }) =>
    listAttachments(db, session.client.id, await ownOrderId(db, session, params.orderId)),
  );
  router.client(calls.newAttachmentCounter, null, async ({ session, params }) => ({
    count: await countNew(db, session.client.id, await ownOrderId(db, session, params.orderId)),
  }));
};

const registerDownload = ({ router, db, files, now }: Deps) => {
  router.client(calls.downloadFile, null, async ({ session, params, reply }) => {
    const id = Number(params.id);
    const file = Number.isSafeInteger(id) ? await findFile(db, session.client.id, id) : null;
    if (!file) throw new Refusal('notFound');
    await markSeen(db, file.id, now());
    // Never shown in place: what a customer or a writer has sent must not run on our hosts.
    reply.headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-length': file.size,
      'content-security-policy': 'sandbox',
    });
    return reply.type('application/octet-stream').send(files.read(file.place));
  });
};

/** Files in both directions (API-03). */
export const registerFiles = (deps: Deps): void => {
  registerUpload(deps);
  registerAttachments(deps);
  registerDownload(deps);
};
