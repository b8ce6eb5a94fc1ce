import { basename } from 'node:path';
import { allowedFileExtensions, maximumFileBytes } from '../../../order/file-limits.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { orderStatuses, statusName } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { isRefused } from '../../errors.ts';
import { type ContentProblem, findFileProblem } from '../../files/file-problem.ts';
import { addFile, addUploadingFile } from '../../files/store/files.ts';
import { allowedFrom } from '../../orders/store/change-status.ts';
import { amountDue } from '../../orders/store/order-amounts.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { listWriters } from '../../orders/store/writers.ts';
import { deliverOrder } from '../../staff/orders/deliver-order.ts';
import * as acts from '../../staff/orders/order-acts.ts';
import { commandActor } from '../../staff/store/acts.ts';
import { openFile } from '../read-files.ts';
import { findOrderByCode } from './find-orders.ts';

const wrongStatus = ({ code, status_id, refunded_cents }: OrderRow) => {
  const isEnding = refunded_cents !== null && status_id !== orderStatuses.refunded;
  const reason = isEnding ? 'it waits for its refund' : `its status is ${statusName(status_id)}`;
  return new Error(`${code} cannot be changed in this way, because ${reason}.`);
};

/** Replaces the refusal `statusForbidden` of a change with a message that names the order's status. */
export const explainStatus =
  (deps: Deps, code: string) =>
  async (error: unknown): Promise<never> => {
    if (!isRefused(error, 'statusForbidden')) throw error;
    throw wrongStatus(await findOrderByCode(deps, code));
  };

/** Returns an order with the command line as its actor. */
export const byCommand = (deps: Deps, order: OrderRow): acts.ActedOn => ({
  order,
  actor: commandActor(deps.now()),
});

/** `paid CODE`: marks an order as paid and informs the client. Closes its payment pages, so that it is not paid twice. */
export const runPaid = async (deps: Deps, [code]: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  const payment = { cents: amountDue(order), reference: '' };
  const lines = await acts
    .markPaid(deps, byCommand(deps, order), payment)
    .catch(explainStatus(deps, order.code));
  return [`${order.code} is paid.`, ...lines];
};

/** `start CODE`: marks an order as in progress and informs the client. */
export const runStart = async (deps: Deps, [code]: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  await acts.startOrder(deps.db, byCommand(deps, order)).catch(explainStatus(deps, order.code));
  return [`${order.code} is in progress.`];
};

/** Returns the only writer of a site; throws if the site has none or several. */
const onlyWriter = (codes: readonly string[]) => {
  const [only, ...others] = codes;
  if (!only) throw new Error('The site has no writers yet. Add one in the office.');
  if (others.length === 0) return only;
  throw new Error(
    `The site has several writers, so name the writer of this paper: ${codes.slice(0, 10).join(', ')}.`,
  );
};

/** Returns the named writer, else the writer of an earlier delivery, else the customer's preferred writer. */
const chooseWriter = async (
  { db }: Deps,
  order: Pick<OrderRow, 'site_id' | 'preferred_writer' | 'writer_code'>,
  named: string | undefined,
) => {
  const codes = (await listWriters(db, order.site_id)).map(({ code }) => code);
  const code = named?.toUpperCase() ?? order.writer_code ?? order.preferred_writer;
  if (!code) return onlyWriter(codes);
  if (!codes.includes(code))
    throw new Error(
      `The site has no writer "${named ?? code}". Its writers are: ${codes.join(', ') || 'none'}.`,
    );
  return code;
};

const undeliverable = {
  'file-type-invalid': `it is none of ${allowedFileExtensions.join(', ')}, or not what its name says`,
  'file-size-invalid': `it is larger than ${maximumFileBytes / 2 ** 20} MB`,
  'file-empty': 'it is empty',
  infected: 'the scanner has found a virus in it',
  tooLargeToScan: 'clamd takes no files of its size; raise StreamMaxLength in its configuration',
} as const satisfies Record<ContentProblem, string>;

/** `deliver CODE FILE [WRITER]`: attaches a paper to its order, marks the order as delivered and informs the client. */
export const runDeliver = async (
  deps: Deps,
  [code, path = '', writer]: readonly string[],
): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  if (!allowedFrom[orderStatuses.delivered].some((status) => status === order.status_id))
    throw wrongStatus(order);
  if (order.due_cents > 0)
    throw new Error(
      `${order.code} cannot be delivered, because ${formatMoney(order.due_cents)} of its new price is not paid yet. Run "paid ${order.code}" once it has arrived, or change the order back in the office.`,
    );
  const writerCode = await chooseWriter(deps, order, writer);
  const bytes = (await openFile(path)).createReadStream();
  const name = basename(path);
  const received = await deps.files.receive(bytes);
  try {
    const size = bytes.bytesRead;
    const problem = await findFileProblem(received.path, { name, size }, deps.virusScanner);
    if (problem) throw new Error(`"${name}" cannot be delivered: ${undeliverable[problem]}.`);
    const now = deps.now();
    const { place } = received;
    // The file is stored before the transaction, because a remote store is slow and would block other writes. If the status has
    // changed meanwhile, a sweep deletes the file.
    await addUploadingFile(deps.db, place, now);
    await received.store();
    const file = { site_id: order.site_id, client_id: null, name, size, place, created_at: now };
    const readFiles = async (tx: Db) => [(await addFile(tx, file)).id];
    const on = byCommand(deps, order);
    await deliverOrder(deps.db, on, { writerCode, readFiles }).catch(explainStatus(deps, order.code));
  } finally {
    await received.discard();
  }
  return [`${order.code} is delivered as the work of ${writerCode}.`];
};
