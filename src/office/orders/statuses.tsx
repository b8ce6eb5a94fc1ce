import { Chip } from '@mui/material';
import type { StaffOrderRow } from '../../api/resources/staff-orders.ts';
import { orderStatuses, unfinishedStatuses } from '../../order/vocabulary/order-statuses.ts';

const { created, paid, inProgress, delivered, revision, approved, cancelled, refunded } = orderStatuses;

type Color = 'default' | 'primary' | 'success' | 'warning';

export const statusChoices: { id: number; name: string; color: Color }[] = [
  { id: created, name: 'Not paid', color: 'default' },
  { id: paid, name: 'Paid', color: 'warning' },
  { id: inProgress, name: 'In progress', color: 'primary' },
  { id: delivered, name: 'Delivered', color: 'success' },
  { id: revision, name: 'Revision', color: 'warning' },
  { id: approved, name: 'Approved', color: 'success' },
  { id: cancelled, name: 'Cancelled', color: 'default' },
  { id: refunded, name: 'Refunded', color: 'default' },
];

const byId = new Map(statusChoices.map((status) => [status.id, status]));

export const statusLabel = (id: number): string => byId.get(id)?.name ?? String(id);

export const StatusChip = ({ id }: { id: number }) => (
  <Chip size="small" variant="outlined" label={statusLabel(id)} color={byId.get(id)?.color ?? 'default'} />
);

/** Returns whether an order is past its deadline and not delivered. */
export const isOverdue = ({
  statusId,
  deadlineAt,
}: Pick<StaffOrderRow, 'statusId' | 'deadlineAt'>): boolean =>
  deadlineAt !== null && unfinishedStatuses.includes(statusId) && Date.parse(deadlineAt) < Date.now();
