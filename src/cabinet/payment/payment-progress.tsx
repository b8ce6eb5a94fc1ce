import { useEffect, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order, Payment } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { meaningText } from '../order/status/statuses.ts';
import { billedCents } from '../shared/payment-texts.ts';
import { RequestButton } from '../shared/use-request.tsx';

/**
 * Milliseconds between two requests that ask whether the payment has arrived. The payment service usually reports it
 * before the customer comes back.
 */
const pollIntervalMs = 3000;
const maximumPolls = 20;

/** Calls `poll` repeatedly while `isWanted`, for at most a minute. Returns whether it still does. */
export const usePolling = (poll: () => void, { isWanted }: { isWanted: boolean }): boolean => {
  const [polls, setPolls] = useState(0);
  const isWaiting = isWanted && polls < maximumPolls;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setPolls(polls + 1);
      poll();
    }, pollIntervalMs);
    return () => clearTimeout(timer);
  }, [isWaiting, polls, poll]);
  return isWaiting;
};

/** Returns whether the Bonus Storage has paid the whole order, so that nothing was charged. */
export const isPaidByBonus = (order: Order, state: Payment['state']): boolean =>
  state === 'paid' && order.bonusUsedCents > 0 && billedCents(order) === 0;

interface Props {
  state: Payment['state'];
  isWaiting: boolean;
  order: Order;
}

/** Renders the state of a payment that needs no further action of the customer. */
export function PaymentProgress({ state, isWaiting, order }: Props) {
  const { t } = useCabinet();
  if (state === 'paid')
    return (
      <Notice kind="success">
        {isPaidByBonus(order, state)
          ? `${t('Your bonus has paid this order in full.')} ${meaningText(order, t)}`
          : t('This order is paid. There is nothing left to do here.')}
      </Notice>
    );
  if (state === 'cancelled' || state === 'refunded')
    return <Notice>{meaningText({ ...order, statusId: orderStatuses[state] }, t)}</Notice>;
  const waiting: Text = isWaiting
    ? 'Thank you. We are waiting for the payment to be confirmed…'
    : 'Your payment is being confirmed, which may take a while. You will get an e-mail once it is; there is nothing left to do here.';
  return <Notice>{t(waiting)}</Notice>;
}

interface PaidCheckProps {
  orderCode: string;
  /** Called after every answer, so that the page shows the order's current state. */
  onDone: () => void;
}

/**
 * Renders a button that asks the server whether an order is paid. The answer is below it, because the top of the page
 * may be out of sight.
 */
export function PaidCheck({ orderCode, onDone }: PaidCheckProps) {
  const { t, client } = useCabinet();
  return (
    <RequestButton
      kind="link"
      request={() => client.send(calls.payment, { params: { id: orderCode } })}
      onDone={onDone}
      done={t('No payment has arrived yet.')}
    >
      {t('Check whether it is paid')}
    </RequestButton>
  );
}
