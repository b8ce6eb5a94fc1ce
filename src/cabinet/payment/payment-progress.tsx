import { useEffect, useState } from 'react';
import type { Payment } from '../../api/resources.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { statusOf } from '../order/status/status.ts';

/** The service's word usually overtakes the customer; where it does not, it is asked for this often. */
const secondsBetween = 3;
const mostTries = 20;

/** Asks again while `isWanted`, for a minute at most; answers whether it still does. */
export const usePolling = (isWanted: boolean, ask: () => void): boolean => {
  const [tries, setTries] = useState(0);
  const isWaiting = isWanted && tries < mostTries;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      ask();
    }, secondsBetween * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting, tries, ask]);
  return isWaiting;
};

interface Props {
  state: Payment['state'];
  isWaiting: boolean;
}

/** Where the money is, for whoever has nothing left to do. */
export function PaymentProgress({ state, isWaiting }: Props) {
  if (state === 'paid')
    return <Notice kind="success">This order is paid. There is nothing left to do here.</Notice>;
  if (state === 'cancelled' || state === 'refunded')
    return <Notice>{statusOf(orderStatuses[state]).meaning}</Notice>;
  if (isWaiting) return <Notice>Thank you. We are waiting for the payment to be confirmed…</Notice>;
  return (
    <Notice>
      Your payment is being confirmed, which may take a while. You will get an e-mail once it is; there is
      nothing left to do here.
    </Notice>
  );
}
