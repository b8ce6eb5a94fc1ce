import { Box, Stack } from '@mui/material';
import type { StaffOrderRow } from '../../api/resources/staff-orders.ts';
import { formatMoney } from '../../order/price/money.ts';
import { countText, timeText } from '../value-texts.ts';
import { isOverdue, StatusChip } from './statuses.tsx';

export const Due = (order: StaffOrderRow) => {
  if (order.deadlineAt === null) return '–';
  const late = isOverdue(order);
  return (
    <Box component="span" sx={late ? { color: 'error.main', fontWeight: 600 } : {}}>
      {timeText(order.deadlineAt)}
      {late && ' overdue'}
    </Box>
  );
};

/** Returns the numbers of new messages and files of an order, in words. */
const newsText = ({ newMessages, newFiles }: StaffOrderRow): string =>
  [newMessages > 0 && countText(newMessages, 'message'), newFiles > 0 && countText(newFiles, 'file')]
    .filter(Boolean)
    .join(', ');

export const chargedText = ({ chargedCents }: StaffOrderRow) =>
  chargedCents === null ? '' : formatMoney(chargedCents);

const customerName = ({ customer }: StaffOrderRow) =>
  customer && (customer.name || customer.email || 'deleted account');

/** Renders the topic with customer and news below it, because separate columns gave each a word a line. */
export const Paper = (order: StaffOrderRow) => (
  <>
    {order.topic}
    <Box sx={{ color: 'text.secondary' }}>
      {customerName(order)} <b>{newsText(order)}</b>
    </Box>
  </>
);

export const CardHead = (order: StaffOrderRow) => (
  <Stack direction="row" component="span" sx={{ gap: 1, justifyContent: 'space-between' }}>
    <span>{order.topic || order.code}</span>
    <Box component="span" sx={{ fontWeight: 600 }}>
      {chargedText(order)}
    </Box>
  </Stack>
);

export const CardBody = (order: StaffOrderRow) => (
  <>
    {[order.code, customerName(order), newsText(order)].filter(Boolean).join(' · ')}
    <Stack
      direction="row"
      component="span"
      useFlexGap
      sx={{ gap: 1, mt: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <StatusChip id={order.statusId} />
      {order.deadlineAt !== null && <span>due {Due(order)}</span>}
    </Stack>
  </>
);
