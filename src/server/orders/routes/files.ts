import { type Static, Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { isClosed } from '../../../order/vocabulary/order-statuses.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { requireFile, sendFile } from '../../files/send-file.ts';
import { attachFiles, countNewFiles, findFile, listAttachments } from '../../files/store/attachments.ts';
import { countOwnFiles } from '../../files/store/files.ts';
import { writePaging } from '../../http/headers/headers.ts';
import { pagingOf } from '../../http/parameters.ts';
import { type ClientRequestContext, callerOf } from '../../http/request-context.ts';
import { addOrderLetters } from '../store/order-letters.ts';
import { findOrder } from '../store/orders.ts';

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
    await db.transaction().execute(async (tx) => {
      const files = { orderId: order.id, fileIds, receiver: body.receiverType, now: at };
      if (await attachFiles(tx, files)) await addOrderLetters(tx, order, { kind: 'files', now: at });
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

export const registerFiles = (deps: CallDeps): void => {
  registerAttachments(deps);
  registerDownload(deps);
};
