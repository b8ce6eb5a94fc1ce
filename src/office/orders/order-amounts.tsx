import { Link } from '@mui/material';
import type { StaffPayment } from '../../api/resources/staff-orders.ts';
import { priceLines } from '../../order/ordered-paper.ts';
import { leastCharge } from '../../order/price/bonus.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import { Entry, EntryList, Facts, Section, TypedText } from '../facts.tsx';
import { timeText } from '../value-texts.ts';
import type { OrderProps } from './act.tsx';

/** Names the amount left to pay, and the way to pay it if the payment page does not take so little. */
const leftText = (cents: number) =>
  cents < leastCharge
    ? `${formatMoney(cents)}. The payment page takes no less than ${formatMoney(leastCharge)}, so take it in another way and mark the difference as paid, or change the order back`
    : formatMoney(cents);

/** The parts of the price, and the amounts that are paid, left to pay and refunded. */
export const OrderPrice = ({ order }: OrderProps) => {
  const amount = (cents: number) => formatMoney(cents, order.currencySign);
  return (
    <Section title="Price">
      <Facts
        facts={[
          ...priceLines(order).map(([label, cents]) => [label, amount(cents)] as const),
          ['Total', amount(toCents(order.totalPriceConverted))],
          [
            'Total in US dollars',
            order.bonusUsedCents > 0 && order.currencySign !== '$' && formatMoney(order.priceCents ?? 0),
          ],
          ['Bonus used', order.bonusUsedCents > 0 && formatMoney(-order.bonusUsedCents)],
          ['To pay', `${formatMoney(order.chargedCents)} (US dollars)`],
          ['Left to pay', !!order.dueCents && leftText(order.dueCents)],
          ['Goes back', order.returnedCents > 0 && formatMoney(order.returnedCents)],
          ['Still to go back', order.waitingRefundCents > 0 && formatMoney(order.waitingRefundCents)],
          ['Bonus given', order.grantedCents > 0 && formatMoney(order.grantedCents)],
        ]}
      />
    </Section>
  );
};

const paymentText = ({ cents, isByHand, reference, state }: StaffPayment) =>
  `${cents === null ? '' : `${formatMoney(cents)} `}${state}, ${isByHand ? 'by hand' : 'on the payment page'}${reference && ` (${reference})`}`;

export const Payments = ({ order }: OrderProps) =>
  order.payments.length > 0 && (
    <Section title="Payments">
      <EntryList>
        {order.payments.map((payment) => (
          <Entry key={payment.reference + payment.createdAt} head={timeText(payment.createdAt)}>
            <TypedText text={paymentText(payment)} />
            {payment.refundedCents > 0 && (
              <TypedText text={`${formatMoney(payment.refundedCents)} went back`} />
            )}
          </Entry>
        ))}
      </EntryList>
      {order.invoice && (
        <Link href={order.invoice} target="_blank" rel="noreferrer">
          Invoice
        </Link>
      )}
    </Section>
  );
