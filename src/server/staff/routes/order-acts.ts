import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { Message } from '../../../api/resources/order.ts';
import { readIsoTime } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { receiveFile } from '../../files/receive-file.ts';
import { addOfficeFile } from '../../files/store/files.ts';
import { countFile } from '../../files/store/uploads.ts';
import { dailyAllowance } from '../../files/upload.ts';
import { orderBusinessAccess, orderWorkAccess } from '../../http/staff-access.ts';
import { cleanMessage, messageErrors } from '../../orders/routes/messages.ts';
import { messageOf } from '../../orders/store/messages.ts';
import { flag, long, nullOr, short } from '../field-types.ts';
import { deliverStored } from '../orders/deliver-order.ts';
import * as acts from '../orders/order-acts.ts';
import { refundOrder } from '../orders/refund-order.ts';
import type { Actor } from '../store/acts.ts';
import type { StaffSession } from '../store/staff-sessions.ts';
import { officeWriterOf, requireOrder } from './orders.ts';

const cents = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const PaymentBody = Type.Object({ cents, reference: short });
const AssignmentBody = Type.Object({ writerCode: short, insteadOf: Type.Optional(short) });
const DeliveryBody = Type.Object({
  fileIds: Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
    minItems: 1,
    maxItems: 50,
  }),
  message: Type.Optional(long),
});
const ExtensionBody = Type.Object({ deadlineAt: short, message: long });
const RefundBody = Type.Object({
  // An emptied amount is null and is not read as 0, which ends an order and gives nothing back.
  cents: nullOr(cents),
  reason: long,
  returnedCents: cents,
  isReturned: flag,
  isCancellation: flag,
});
const TextBody = Type.Object({ text: long });

/** Returns a text for the customer; refuses the field if it is empty, too long or has unreadable characters. */
export const readText = (field: string, rawText: string): string => {
  const text = cleanMessage(rawText);
  const { text: problem } = messageErrors(text);
  refuseInvalid(problem ? { [field]: problem } : {});
  return text;
};

interface Context {
  staff: StaffSession;
  actor: Actor;
  request: FastifyRequest;
  params: { code: string };
}

/** Creates the function that returns the order of a request with its actor. A writer may act on own orders alone. */
export const createReader =
  (deps: CallDeps) =>
  async (context: Context, { isOffered = false } = {}): Promise<acts.ActedOn> => {
    const order = await requireOrder(deps, context);
    const writer = officeWriterOf(context.staff);
    if (writer && !isOffered && order.writer_code !== writer.code) throw new Refusal('notFound');
    return { order, actor: context.actor };
  };

/** Registers the upload of a file, which waits for its delivery. */
const registerStaffUpload = (deps: CallDeps) => {
  const { router, db, settings, now } = deps;
  router.staff(
    calls.uploadStaffFile,
    { ...orderWorkAccess, status: 201, isUpload: true, storing: 'files' },
    ({ request, site, staff }) =>
      receiveFile(deps, request, (file) =>
        db.transaction().execute(async (tx) => {
          const counted = { bytes: file.size, allowance: dailyAllowance(settings), now: now() };
          await countFile(tx, [`staff ${staff.id}`], counted);
          return addOfficeFile(tx, { ...file, site_id: site.id });
        }),
      ),
  );
};

const registerWork = (deps: CallDeps) => {
  const { router, db } = deps;
  const readActedOn = createReader(deps);
  router.staff(calls.assignWriter, { ...orderWorkAccess, body: AssignmentBody }, async (context) => {
    const { writerCode, insteadOf } = context.body;
    const writer = officeWriterOf(context.staff);
    const on = await readActedOn(context, { isOffered: true });
    if (writer && writerCode.toUpperCase() !== writer.code)
      throw new Refusal('invalid', { writerCode: 'choiceUnavailable' });
    const shown = insteadOf === '' ? null : insteadOf?.toUpperCase();
    await acts.assignWriter(db, on, { writerCode, insteadOf: shown, isOwn: writer !== null });
  });
  router.staff(calls.startOrder, orderWorkAccess, async (context) =>
    acts.startOrder(db, await readActedOn(context)),
  );
  router.staff(calls.deliverOrder, { ...orderWorkAccess, body: DeliveryBody }, async (context) => {
    const { fileIds, message = '' } = context.body;
    const text = message.trim() && readText('message', message);
    const isWriter = officeWriterOf(context.staff) !== null;
    await deliverStored(db, await readActedOn(context), { fileIds, message: text, isWriter });
  });
  router.staff(
    calls.answerCustomer,
    { ...orderWorkAccess, status: 201, body: TextBody },
    async (context): Promise<Message> => {
      const text = readText('text', context.body.text);
      return messageOf(await acts.answerCustomer(db, await readActedOn(context), text));
    },
  );
};

const registerBusiness = (deps: CallDeps) => {
  const { router, db } = deps;
  const readActedOn = createReader(deps);
  /** Logs the payment pages that stay open. */
  const logOpen = ({ request, params }: Context, lines: readonly string[]) => {
    for (const line of lines) request.log.error({ order: params.code }, line);
  };
  router.staff(calls.markPaid, { ...orderBusinessAccess, body: PaymentBody }, async (context) => {
    const { cents, reference } = context.body;
    return logOpen(
      context,
      await acts.markPaid(deps, await readActedOn(context), { cents, reference: reference.trim() }),
    );
  });
  router.staff(calls.cancelUnpaidOrder, orderBusinessAccess, async (context) =>
    logOpen(context, await acts.cancelUnpaidOrder(deps, await readActedOn(context))),
  );
  router.staff(calls.extendDeadline, { ...orderBusinessAccess, body: ExtensionBody }, async (context) => {
    const deadlineAt = readIsoTime(context.body.deadlineAt);
    if (deadlineAt === null) throw new Refusal('invalid', { deadlineAt: 'valueRequired' });
    const message = readText('message', context.body.message);
    await acts.extendDeadline(db, await readActedOn(context), { deadlineAt, message });
  });
  router.staff(calls.refundOrder, { ...orderBusinessAccess, body: RefundBody }, async (context) => {
    const { cents, returnedCents: shownCents, isReturned } = context.body;
    if (cents === null) throw new Refusal('invalid', { cents: 'valueRequired' });
    const isCancellation = context.body.isCancellation === 1;
    const typedReason = context.body.reason;
    const mayBeEmpty = cents === 0 && !isCancellation;
    const reason = mayBeEmpty && !typedReason.trim() ? '' : readText('reason', typedReason);
    const refund = { cents, shownCents, reason, isReturned: isReturned === 1, isCancellation };
    return logOpen(context, await refundOrder(deps, await readActedOn(context), refund));
  });
  router.staff(calls.noteOrder, { ...orderBusinessAccess, body: TextBody }, async (context) => {
    const text = readText('text', context.body.text);
    await acts.recordAct(await readActedOn(context), 'noteOrder', { after: { text } })(db);
  });
};

export const registerOrderActs = (deps: CallDeps): void => {
  registerStaffUpload(deps);
  registerWork(deps);
  registerBusiness(deps);
};
