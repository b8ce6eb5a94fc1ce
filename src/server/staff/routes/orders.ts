import * as calls from '../../../api/calls.ts';
import { type StaffOrderList, StaffOrderSearch } from '../../../api/resources/staff-orders.ts';
import { fullNameOf } from '../../accounts/store/clients.ts';
import { isoTime } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { requireFile, sendFile } from '../../files/send-file.ts';
import { countNewFiles } from '../../files/store/attachments.ts';
import { orderReadAccess } from '../../http/staff-access.ts';
import { listOfficeOrders } from '../../orders/store/list-office-orders.ts';
import { countNewMessages } from '../../orders/store/messages.ts';
import { findOfficeFile, findOfficeOrder, type OfficeWriter } from '../../orders/store/office-orders.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { deadlineOf } from '../../orders/store/orders.ts';
import { readStaffOrder } from '../orders/order-page.ts';
import type { StaffRow } from '../store/staff.ts';
import type { StaffSession } from '../store/staff-sessions.ts';

/** Returns site and code of a writer; null for persons who see every order. */
export const officeWriterOf = ({ role, writer_site_id, writer_code }: StaffRow): OfficeWriter | null =>
  role === 'writer' ? { siteId: writer_site_id ?? 0, code: writer_code ?? '' } : null;

/** Finds an order that a person may see; refuses with `notFound`. */
export const requireOrder = async (
  { db }: Pick<CallDeps, 'db'>,
  { staff, params }: { staff: StaffSession; params: { code: string } },
): Promise<OrderRow> => {
  const row = await findOfficeOrder(db, params.code, officeWriterOf(staff));
  if (!row || ![null, row.site_id].includes(staff.key_site_id)) throw new Refusal('notFound');
  return row;
};

const ordersPerPage = 25;

/** Reads the end of the page before: a time and the id of an order. */
const placeOf = (after: string | undefined) => {
  if (after === undefined) return null;
  const [, time, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(after) ?? [];
  if (!time || !id) throw new Refusal('invalid', { after: 'choiceUnavailable' });
  return { time: Number(time), id: Number(id) };
};

/** Lists one page of the orders that a person may see. One more order is read, because it shows whether a page follows. */
const listPage = async (
  { db, databaseKind, sites, now }: Pick<CallDeps, 'db' | 'databaseKind' | 'sites' | 'now'>,
  staff: StaffSession,
  search: StaffOrderSearch,
): Promise<StaffOrderList> => {
  const { host, find = '', sort, after, perPage = ordersPerPage, ...filters } = search;
  const all = await sites.all();
  const site = host === undefined ? undefined : all.find((one) => one.host === host);
  if (host !== undefined && !site) throw new Refusal('invalid', { host: 'choiceUnavailable' });
  const writer = officeWriterOf(staff);
  if (writer && search.only === 'refund') throw new Refusal('roleForbidden');
  const officeSearch = {
    ...filters,
    sort,
    find: find.trim(),
    writer,
    siteId: staff.key_site_id ?? site?.id,
    after: placeOf(after),
    limit: perPage + 1,
    now: now(),
  };
  const rows = await listOfficeOrders({ db, databaseKind }, officeSearch);
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  const ids = page.map(({ id }) => id);
  const newMessagesOf = await countNewMessages(db, ids, 'customer');
  const newFilesOf = await countNewFiles(db, ids, 'writer');
  return {
    rows: page.map((row) => ({
      code: row.code,
      statusId: row.status_id,
      host: all.find(({ id }) => id === row.site_id)?.host ?? '',
      topic: row.topic,
      customer: writer ? null : { name: fullNameOf(row), email: row.email },
      writerCode: row.writer_code,
      preferredWriterCode: row.preferred_writer,
      createdAt: isoTime(row.created_at),
      deadlineAt: deadlineOf(row).deadlineAt,
      chargedCents: writer ? null : row.charged_cents,
      newMessages: newMessagesOf(row.id),
      newFiles: newFilesOf(row.id),
    })),
    next: last && rows.length > perPage ? `${sort ? last.deadline_at : last.created_at}.${last.id}` : null,
  };
};

/** Registers the office's list of orders, the page of an order, and its files. */
export const registerStaffOrders = (deps: CallDeps): void => {
  const { router, db } = deps;
  router.staff(calls.staffOrders, { ...orderReadAccess, body: StaffOrderSearch }, ({ body, staff }) =>
    listPage(deps, staff, body),
  );
  router.staff(calls.staffOrder, orderReadAccess, async (context) =>
    readStaffOrder(deps, await requireOrder(deps, context), {
      writer: officeWriterOf(context.staff),
      isByKey: context.staff.key_site_id !== null,
    }),
  );
  router.staff(calls.staffFile, orderReadAccess, async ({ staff, params, ...exchange }) => {
    const writer = officeWriterOf(staff);
    const file = await requireFile(params.id, (id) =>
      findOfficeFile(db, id, { writer, siteId: staff.key_site_id }),
    );
    return sendFile(deps, { file, receiver: staff.key_site_id === null ? 'writer' : null }, exchange);
  });
};
