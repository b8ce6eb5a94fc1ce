import { Box, Link, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import type { StaffOrder, StaffPayment } from '../../api/resources/staff-orders.ts';
import { paperLines, priceLines, textLines } from '../../order/ordered-paper.ts';
import { leastCharge } from '../../order/price/bonus.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import { useStaff } from '../auth-provider.ts';
import { Entries, Entry, Facts, Section, Typed } from '../facts.tsx';
import { momentText } from '../times.ts';
import { Conversation, OrderLog } from './conversation.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderFiles } from './order-files.tsx';
import { isOverdue, StatusChip, statusName } from './statuses.tsx';

interface OfOrder {
  order: StaffOrder;
}

const Paper = ({ order }: OfOrder) => (
  <Section title="Paper">
    <Facts
      facts={[
        ...textLines(order, ['details']),
        ['Ordered', momentText(order.createdAt)],
        ...paperLines(order, momentText),
      ]}
    />
    {order.details && (
      <>
        <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
          Instructions
        </Typography>
        <Typed text={order.details} />
      </>
    )}
  </Section>
);

/** Names what is left to pay, and how it can be paid if the payment page does not take so little. */
const leftText = (cents: number) =>
  cents < leastCharge
    ? `${formatMoney(cents)}. The payment page takes no less than ${formatMoney(leastCharge)}, so take it in another way and mark the difference as paid, or change the order back`
    : formatMoney(cents);

const Price = ({ order }: OfOrder) => {
  const amount = (cents: number) => formatMoney(cents, order.currencySign);
  return (
    <Section title="Price">
      <Facts
        facts={[
          ...priceLines(order).map(([label, cents]) => [label, amount(cents)] as const),
          ['Total', amount(toCents(order.totalPriceConverted))],
          ['Bonus used', order.bonusUsedCents > 0 && formatMoney(-order.bonusUsedCents)],
          ['To pay', `${formatMoney(order.chargedCents)} (US dollars)`],
          ['Left to pay', !!order.dueCents && leftText(order.dueCents)],
          ['Goes back', order.returnedCents > 0 && formatMoney(order.returnedCents)],
          ['Of it still on its way', order.waitingRefundCents > 0 && formatMoney(order.waitingRefundCents)],
          ['Bonus given', order.grantedCents > 0 && formatMoney(order.grantedCents)],
        ]}
      />
    </Section>
  );
};

const paymentText = ({ isByHand, reference, state }: StaffPayment) =>
  `${state}, ${isByHand ? 'by hand' : 'on the payment page'}${reference && ` (${reference})`}`;

const Payments = ({ order }: OfOrder) =>
  order.payments.length > 0 && (
    <Section title="Payments">
      <Entries>
        {order.payments.map((payment) => (
          <Entry key={payment.reference + payment.createdAt} head={momentText(payment.createdAt)}>
            <Typed text={paymentText(payment)} />
            {payment.refundedCents > 0 && <Typed text={`${formatMoney(payment.refundedCents)} went back`} />}
          </Entry>
        ))}
      </Entries>
    </Section>
  );

const Customer = ({ order: { customer, otherOrders } }: OfOrder) =>
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
              {code} · {topic || 'no topic'} · {statusName(statusId)}
            </Link>
          ))}
        </>
      )}
    </Section>
  );

const Timeline = ({ order }: OfOrder) => (
  <Section title="Timeline">
    <Entries>
      <Entry head={momentText(order.createdAt)}>Ordered</Entry>
      {order.events.map(({ statusId, at, text }) => (
        <Entry key={at + statusId} head={momentText(at)}>
          {statusName(statusId)}
          {text && <Typed text={text} />}
        </Entry>
      ))}
    </Entries>
  </Section>
);

const ratingText = (rating: number, comment: string) => `${rating} of 5${comment && `: ${comment}`}`;

const Ratings = ({ order }: OfOrder) =>
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

const Head = ({ order }: OfOrder) => (
  <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
    <Typography variant="h5" component="h1">
      {order.code}
    </Typography>
    <StatusChip id={order.statusId} />
    <Typography sx={{ color: 'text.secondary' }}>{order.host}</Typography>
    {order.deadlineAt && (
      <Typography sx={{ color: isOverdue(order) ? 'error.main' : 'text.secondary' }}>
        due {momentText(order.deadlineAt)}
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
          <Conversation order={order} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Customer order={order} />
          {!isWriter && <Price order={order} />}
          <Payments order={order} />
          <Timeline order={order} />
          <Ratings order={order} />
          {!isWriter && <OrderLog order={order} />}
          {order.origin.length > 0 && (
            <Section title="Where the order came from">
              <Facts facts={order.origin} />
            </Section>
          )}
        </Stack>
      </Box>
    </Stack>
  );
};

/** Page of an order: what was ordered, and all acts about it. */
export const OrderPage = () => (
  <Show actions={false} component="div">
    <OrderDetails />
  </Show>
);
