import type { Order } from '../../../api/resources/order.ts';
import { paperLines, priceLines, textLines } from '../../../order/ordered-paper.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { type Client, fullNameOf } from '../../accounts/store/clients.ts';
import { momentText } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { listOrderFiles } from '../../files/store/files.ts';
import { statusName } from '../../orders/store/change-status.ts';
import { listMessages } from '../../orders/store/messages.ts';
import { readStoredOrigin } from '../../orders/store/order-parts.ts';
import { type OrderRow, readRefundReason } from '../../orders/store/order-rows.ts';
import { assembleOrder, readOwner } from '../../orders/store/orders.ts';
import type { Site } from '../../sites/store/sites.ts';
import { findOrderByCode } from './find-orders.ts';

type Line = readonly [label: string, text: string];

/** Returns a title and lines with labels; an empty list if there are no lines. */
const section = (title: string, lines: readonly Line[]): string[] => {
  if (lines.length === 0) return [];
  const width = Math.max(20, ...lines.map(([label]) => label.length + 2));
  return ['', title, ...lines.map(([label, text]) => `  ${label.padEnd(width)}${text}`)];
};

/** Returns a title and the lines of a text; an empty list for an empty text. */
const block = (title: string, text: string): string[] =>
  text ? ['', title, ...text.split(/\r\n|\r|\n/).map((line) => `  ${line}`)] : [];

const refundLines = ({ status_id, charged_cents, refunded_cents }: OrderRow): readonly Line[] => {
  if (status_id === orderStatuses.refunded)
    return [['Refunded', formatMoney(refunded_cents ?? charged_cents)]];
  return refunded_cents === null ? [] : [['Refund on its way', formatMoney(refunded_cents)]];
};

const priceSection = (row: OrderRow, order: Order, { bootstrap }: Site) => {
  const currency = bootstrap.dictionaries.currency.find(({ id }) => id === row.currency_id);
  const amount = (cents: number) => formatMoney(cents, currency?.sign);
  const rate = row.rate_e4 === 10_000 ? '' : ` at ${row.rate_e4 / 10_000} for one US dollar`;
  return section('Price', [
    ...priceLines(order).map(([label, cents]) => [label, amount(cents)] as const),
    ['Total', `${amount(row.total_cents)} (${currency?.title ?? `currency ${row.currency_id}`}${rate})`],
    ...(row.bonus_used_cents > 0 ? ([['Bonus used', formatMoney(-row.bonus_used_cents)]] as const) : []),
    ['Charged', `${formatMoney(row.charged_cents)} (US dollars)`],
    ...refundLines(row),
    ['Bonus for the next', `${formatMoney(row.bonus_usd_cents)} (US dollars)`],
  ]);
};

const customerSection = (client: Client) => {
  if (client.deleted_at !== null)
    return section('Customer', [['Account', `deleted by the customer at ${momentText(client.deleted_at)}`]]);
  const lines: Line[] = [
    ['Name', fullNameOf(client)],
    ['E-mail', client.email],
    ['Phone', client.phone],
    ['Other e-mail', client.alternative_email],
    ['Other phone', client.alternative_phone],
    ['Calls at night', client.allowed_night_call === 1 ? 'allowed' : 'not allowed'],
  ];
  return section(
    'Customer',
    lines.filter(([, text]) => text),
  );
};

const feedbackSections = (order: Order) => [
  ...order.revisions.flatMap(({ createdAt, timeRevision, textRevision }) =>
    block(
      `Revision asked for at ${momentText(createdAt)}, wanted by ${momentText(timeRevision)}`,
      textRevision,
    ),
  ),
  ...(['service', 'writer'] as const).flatMap((subject) => {
    const rating = order[`${subject}Rating`];
    return rating ? block(`Rating of the ${subject}: ${rating} of 5`, order[`${subject}Comment`] || '–') : [];
  }),
];

/** `show CODE`: prints all data of an order. */
export const show = async (deps: Deps, [code]: readonly string[]): Promise<string[]> => {
  const { db } = deps;
  const row = await findOrderByCode(deps, code);
  const { site, client } = await readOwner(deps, row);
  const order = await assembleOrder(db, { site, client }, row);
  const files = await listOrderFiles(db, row.id);
  const conversation = await listMessages(db, row.id);
  const { payment } = site.bootstrap.config;
  const method = payment.find(({ systemId }) => systemId === row.payment_system_id)?.descriptor;
  return [
    `${row.code}  ${statusName(row.status_id)}  ${site.host}`,
    ...section('Order', [
      ...textLines(order, ['details']),
      ['Ordered', momentText(row.created_at)],
      ...paperLines(order, momentText),
      ['Payment', method ?? `system ${row.payment_system_id}`],
    ]),
    ...priceSection(row, order, site),
    ...block('Instructions', row.details),
    ...feedbackSections(order),
    ...block('Reason of the refund', await readRefundReason(db, row.id)),
    ...section(
      'Files',
      files.map(({ name, size, receiver_type }) => [
        receiver_type === 'client' ? 'Delivered' : 'From the customer',
        `${name} (${size} bytes)`,
      ]),
    ),
    ...section(
      'Messages',
      conversation.length > 0
        ? [[String(conversation.length), `npm run provider -- messages ${row.code}`]]
        : [],
    ),
    ...customerSection(client),
    ...section('Where the order came from', await readStoredOrigin(db, row.id)),
  ];
};
