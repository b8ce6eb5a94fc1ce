import { Chip, type ChipProps } from '@mui/material';
import type { StaffOrderRow } from '../../api/resources/staff-orders.ts';
import { isUnfinished, type OrderStatus, orderStatuses } from '../../order/vocabulary/order-statuses.ts';

const { created, paid, inProgress, delivered, revision, approved, cancelled, refunded } = orderStatuses;

export const statusChoices: { id: OrderStatus; name: string; color: ChipProps['color'] }[] = [
  { id: created, name: 'Not paid', color: 'default' },
  { id: paid, name: 'Paid', color: 'warning' },
  { id: inProgress, name: 'In progress', color: 'primary' },
  { id: delivered, name: 'Delivered', color: 'success' },
  { id: revision, name: 'Revision', color: 'warning' },
  { id: approved, name: 'Approved', color: 'success' },
  { id: cancelled, name: 'Cancelled', color: 'default' },
  { id: refunded, name: 'Refunded', color: 'default' },
];

const findStatus = (id: number) => statusChoices.find((status) => status.id === id);

export const statusLabel = (id: number): string => findStatus(id)?.name ?? String(id);

export const StatusChip = ({ id }: { id: number }) => (
  <Chip size="small" variant="outlined" label={statusLabel(id)} color={findStatus(id)?.color ?? 'default'} />
);

/** Returns whether an order is past its deadline and not delivered. */
export const isOverdue = ({
  statusId,
  deadlineAt,
}: Pick<StaffOrderRow, 'statusId' | 'deadlineAt'>): boolean =>
  deadlineAt !== null && isUnfinished(statusId) && Date.parse(deadlineAt) < Date.now();
