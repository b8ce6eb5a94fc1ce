import { downloadCSV, type Exporter } from 'react-admin';
import type { StaffOrderRow } from '../../api/resources/staff-orders.ts';
import { csvOf } from '../../order/csv.ts';
import { plainAmount } from '../value-texts.ts';
import { statusLabel } from './statuses.tsx';

const columns: readonly [name: string, valueIn: (order: StaffOrderRow) => string | number | null][] = [
  ['code', ({ code }) => code],
  ['status', ({ statusId }) => statusLabel(statusId)],
  ['site', ({ host }) => host],
  ['topic', ({ topic }) => topic],
  ['customer', ({ customer }) => customer?.name ?? ''],
  ['email', ({ customer }) => customer?.email ?? ''],
  ['writer', ({ writerCode }) => writerCode],
  ['ordered', ({ createdAt }) => createdAt],
  ['due', ({ deadlineAt }) => deadlineAt],
  ['amount_usd', ({ chargedCents }) => (chargedCents === null ? '' : plainAmount(chargedCents))],
];

/** Downloads orders as a table. */
export const exportOrders: Exporter<StaffOrderRow & { id: string }> = (orders) => {
  const lines = orders.map((order) => columns.map(([, valueIn]) => String(valueIn(order) ?? '')));
  downloadCSV(csvOf([columns.map(([name]) => name), ...lines]), 'orders');
};
