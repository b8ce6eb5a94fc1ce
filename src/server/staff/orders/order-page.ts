import type { StaffOrder, StaffPayment } from '../../../api/resources/staff-orders.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { type ClientRow, fullNameOf } from '../../accounts/store/clients.ts';
import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused } from '../../errors.ts';
import { attachmentOf, listOrderFiles } from '../../files/store/attachments.ts';
import { readGranted } from '../../orders/store/bonus.ts';
import { listMessages, markMessagesRead, messageOf } from '../../orders/store/messages.ts';
import { countOpenOrders, listOtherOrders } from '../../orders/store/office-orders.ts';
import { listEvents, readStoredOrigin } from '../../orders/store/order-parts.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { assembleOrder, readOwner } from '../../orders/store/orders.ts';
import { listWriters } from '../../orders/store/writers.ts';
import { readCancellation } from '../../payments/cancel-order.ts';
import { invoiceAddress } from '../../payments/routes/invoice.ts';
import { listPayments, type PaymentRow } from '../../payments/store/payments.ts';
import { listRefunds, readReturned, waitingCents } from '../../payments/store/refunds.ts';
import type { Site } from '../../sites/store/sites.ts';
import { orderVersion } from './change-order.ts';

/** Empty amounts and refund text for a writer, because writers see no amounts. */
const noAmounts = {
  chargedCents: 0,
  dueCents: 0,
  priceCents: 0,
  basePriceConverted: 0,
  totalPriceConverted: 0,
  bonusPriceConverted: 0,
  writerSurcharge: null,
  discountAmountConverted: 0,
  discountCode: null,
  bonusUsedCents: 0,
  refundedCents: null,
  refundReason: '',
};

const customerOf = (client: ClientRow): StaffOrder['customer'] => ({
  name: fullNameOf(client),
  email: client.email,
  phone: client.phone,
  alternativeEmail: client.alternative_email,
  alternativePhone: client.alternative_phone,
  mayCallAtNight: client.allowed_night_call === 1,
});

const paymentOf = (row: PaymentRow): StaffPayment => ({
  reference: row.reference ?? row.session,
  isByHand: row.reference !== null,
  state: row.state,
  cents: row.cents,
  refundedCents: row.refunded_cents + row.returned_cents,
  createdAt: isoTime(row.created_at),
});

type PageDeps = Pick<CallDeps, 'db' | 'sites' | 'payment' | 'secrets' | 'now'>;

/** Reads the refund of a cancellation by the customer now; null if the customer cannot cancel. */
const readCancelled = (deps: PageDeps, site: Site, order: OrderRow): Promise<number | null> =>
  readCancellation(deps, { site, order }).then(
    ({ refundCents }) => refundCents,
    (error: unknown) => {
      if (isRefused(error, 'cancelledByHand') || isRefused(error, 'statusForbidden')) return null;
      throw error;
    },
  );

/** Reads the parts of the page that writers do not see. */
const readBusiness = async (
  deps: PageDeps,
  { row, site, client }: { row: OrderRow; site: Site; client: ClientRow },
) => {
  const { db } = deps;
  const payments = await listPayments(db, row.id);
  const load = await countOpenOrders(db, row.site_id);
  const writers = await listWriters(db, row.site_id);
  const others = await listOtherOrders(db, row);
  return {
    returnedCents: await readReturned(db, row.id),
    grantedCents: await readGranted(db, row.id),
    waitingRefundCents: waitingCents(payments),
    cancellationCents: await readCancelled(deps, site, row),
    customer: customerOf(client),
    otherOrders: others.map(({ code, status_id, topic }) => ({ code, statusId: status_id, topic })),
    payments: payments.map(paymentOf),
    origin: await readStoredOrigin(db, row.id),
    writers: writers.map(({ code, grade_id }) => ({ code, gradeId: grade_id, openOrders: load(code) })),
  };
};

const noBusiness = {
  returnedCents: 0,
  grantedCents: 0,
  waitingRefundCents: 0,
  cancellationCents: null,
  customer: null,
  otherOrders: [],
  payments: [],
  origin: [],
  writers: [],
};

/** Reads the timeline of an order: its statuses, and refunds that have failed. A writer gets no text about a refund. */
const readTimeline = async (
  db: Db,
  orderId: number,
  { withAmounts }: { withAmounts: boolean },
): Promise<StaffOrder['events']> => {
  const statuses = (await listEvents(db, orderId)).map(({ status_id, created_at, text_revision }) => ({
    statusId: status_id,
    at: isoTime(created_at),
    text: !withAmounts && status_id === orderStatuses.refunded ? '' : text_revision,
  }));
  const failed = (await listRefunds(db, orderId)).filter(({ cents }) => withAmounts && cents < 0);
  const failures = failed.map(({ returned_at, cents }) => ({
    statusId: null,
    at: isoTime(returned_at),
    text: `A refund of ${formatMoney(-cents)} has failed, so the money came back to the payment service`,
  }));
  return [...statuses, ...failures].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
};

/** Reads the conversation, and marks the customer's messages as read if a person reads them. */
const readConversation = async (
  db: Db,
  orderId: number,
  { withAmounts, isByKey, now }: { withAmounts: boolean; isByKey: boolean; now: number },
) => {
  const rows = await listMessages(db, orderId);
  const isUnread = rows.some(({ author, read_at }) => author === 'customer' && read_at === null);
  if (isUnread && !isByKey)
    await markMessagesRead(db, { orderId, author: 'customer', until: rows.at(-1)?.created_at ?? 0, now });
  return rows
    .filter(({ names_amount }) => withAmounts || !names_amount)
    .map((row) => ({ ...messageOf(row), isNew: row.read_at === null }));
};

/** Returns everything about an order, for a writer without customer and amounts, and without the conversation of another's order. */
export const readStaffOrder = async (
  deps: PageDeps,
  row: OrderRow,
  { writer, isByKey }: { writer: { code: string } | null; isByKey: boolean },
): Promise<StaffOrder> => {
  const { db, now } = deps;
  const { site, client } = await readOwner(deps, row);
  const { contact, newMessages, newFiles, ...order } = await assembleOrder(db, { site, client }, row);
  const currency = site.allDictionaries.currency.find(({ id }) => id === row.currency_id);
  const files = await listOrderFiles(db, row.id);
  const isOffered = writer !== null && writer.code !== row.writer_code;
  const business = writer ? noBusiness : await readBusiness(deps, { row, site, client });
  return {
    ...order,
    ...(writer && {
      ...noAmounts,
      extras: order.extras.map((extra) => ({ ...extra, priceConverted: 0 })),
    }),
    host: site.host,
    currencySign: currency?.sign ?? '$',
    version: orderVersion(row, business.returnedCents),
    ...business,
    invoice: writer ? null : invoiceAddress(deps, site, row),
    events: await readTimeline(db, row.id, { withAmounts: !writer }),
    files: files.map(attachmentOf),
    messages: isOffered
      ? []
      : await readConversation(db, row.id, { withAmounts: !writer, isByKey, now: now() }),
  };
};
