import { Box, Link, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import type { StaffOrder } from '../../api/resources/staff-orders.ts';
import { paperLines, textLines } from '../../order/ordered-paper.ts';
import { isClosed } from '../../order/vocabulary/order-statuses.ts';
import { useStaff } from '../auth-provider.ts';
import { Entry, EntryList, Facts, Section, TypedText } from '../facts.tsx';
import { timeText } from '../value-texts.ts';
import type { OrderProps } from './act.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderPrice, Payments } from './order-amounts.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderLog, OrderMessages } from './order-messages.tsx';
import { OriginFacts } from './origin-facts.tsx';
import { isOverdue, StatusChip, statusLabel } from './statuses.tsx';

const Paper = ({ order }: OrderProps) => (
  <Section title="Paper">
    <Facts
      facts={[
        ...textLines(order, ['details']),
        ['Ordered', timeText(order.createdAt)],
        ...paperLines(order, timeText),
      ]}
    />
    {order.details && (
      <>
        <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
          Instructions
        </Typography>
        <TypedText text={order.details} />
      </>
    )}
  </Section>
);

const Customer = ({ order: { customer, otherOrders } }: OrderProps) =>
  customer && (
    <Section title="Customer">
      <Facts
        facts={[
          ['Name', customer.name || 'unknown'],
          ['E-mail', customer.email && <Link href={`mailto:${customer.email}`}>{customer.email}</Link>],
          ['Phone', customer.phone && <Link href={`tel:${customer.phone}`}>{customer.phone}</Link>],
          ['Other e-mail', customer.alternativeEmail],
          ['Other phone', customer.alternativePhone],
          ['Calls at night', customer.mayCallAtNight ? 'allowed' : 'not allowed'],
        ]}
      />
      {otherOrders.length > 0 && (
        <>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
            Other orders
          </Typography>
          {otherOrders.map(({ code, topic, statusId }) => (
            <Link key={code} href={`#/orders/${code}/show`} sx={{ display: 'block', mb: 0.5 }}>
              {code} · {topic || 'no topic'} · {statusLabel(statusId)}
            </Link>
          ))}
        </>
      )}
    </Section>
  );

const Timeline = ({ order }: OrderProps) => (
  <Section title="Timeline">
    <EntryList>
      <Entry head={timeText(order.createdAt)}>Ordered</Entry>
      {order.events.map(({ statusId, at, text }) => (
        <Entry key={`${at} ${statusId}`} head={timeText(at)}>
          {statusId !== null && statusLabel(statusId)}
          {text && <TypedText text={text} />}
        </Entry>
      ))}
    </EntryList>
  </Section>
);

const ratingText = (rating: number, comment: string) => `${rating} of 5${comment && `: ${comment}`}`;

const OrderRatings = ({ order }: OrderProps) =>
  (order.serviceRating || order.writerRating) && (
    <Section title="Ratings">
      <Facts
        facts={[
          ['Service', order.serviceRating && ratingText(order.serviceRating, order.serviceComment)],
          ['Writer', order.writerRating && ratingText(order.writerRating, order.writerComment)],
        ]}
      />
    </Section>
  );

const Head = ({ order }: OrderProps) => (
  <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography variant="h5" component="h1">
      {order.code}
    </Typography>
    <StatusChip id={order.statusId} />
    <Typography sx={{ color: 'text.secondary' }}>{order.host}</Typography>
    {order.deadlineAt && !isClosed(order.statusId) && (
      <Typography sx={{ color: isOverdue(order) ? 'error.main' : 'text.secondary' }}>
        due {timeText(order.deadlineAt)}
        {isOverdue(order) && ', overdue'}
      </Typography>
    )}
  </Stack>
);

/** Returns whether a record is a whole order. Until the server has answered, react-admin gives the row of the list. */
const isWhole = (order: Partial<StaffOrder> | undefined): order is StaffOrder => order?.events !== undefined;

const OrderDetails = () => {
  const order = useRecordContext<Partial<StaffOrder> & { id: string }>();
  const staff = useStaff();
  if (!isWhole(order) || !staff) return null;
  const isWriter = staff.role === 'writer';
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Head order={order} />
      <OrderActs order={order} staff={staff} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <Paper order={order} />
          <OrderFiles files={order.files} />
          <OrderMessages order={order} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Customer order={order} />
          {!isWriter && <OrderPrice order={order} />}
          <Payments order={order} />
          <Timeline order={order} />
          <OrderRatings order={order} />
          {!isWriter && <OrderLog order={order} />}
          <OriginFacts order={order} />
        </Stack>
      </Box>
    </Stack>
  );
};

/** Page of an order: the ordered paper, and all acts about it. */
export const OrderRecordPage = () => (
  <Show actions={false} component="div">
    <OrderDetails />
  </Show>
);
