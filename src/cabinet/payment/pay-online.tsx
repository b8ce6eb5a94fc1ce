import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCabinet } from '../cabinet-context.ts';
import { failureText } from '../failure-text.ts';
import { amountText } from '../order/order-texts.ts';
import type { PaymentProps } from './bill.tsx';
import { Questions } from './questions.tsx';

interface Props extends Omit<PaymentProps, 'method'> {
  /** The customer has come back from the payment service's page without paying. */
  isCancelled: boolean;
  /** Goes to the payment service's page. */
  leave: (url: string) => void;
  /** The order is no longer where this page thought it was. */
  onStale: () => void;
}

/** The way to the payment service's page. However often it is asked for, an order has one page at a time. */
export function PayOnline({ order, site, isCancelled, leave, onStale }: Props) {
  const { client } = useCabinet();
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const pay = async () => {
    setState({ isBusy: true, problem: null });
    const answer = await client.send(calls.beginPayment, { params: { id: order.code } });
    // Not busy after leaving either: the browser's back button shows this page as it was left.
    setState({ isBusy: false, problem: answer.failed ? failureText(answer) : null });
    if (!answer.failed) leave(answer.payload.url);
    else if (answer.status === 409) onStale();
  };
  return (
    <section className="sheet" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">Pay online</h2>
      {isCancelled && !state.problem && (
        <Notice>You have left the payment page. Nothing was charged, and your order is safe.</Notice>
      )}
      {state.problem && <Notice kind="error">{state.problem}</Notice>}
      <p>
        You pay on the page of our payment service, which brings you back here. Your writer begins as soon as
        the payment is confirmed.
      </p>
      <Button isLoading={state.isBusy} onClick={pay}>
        Pay {amountText(order.totalPriceConverted, order, site)}
      </Button>
      <p className="muted">
        What you type there never reaches us. <Questions order={order} site={site} />
      </p>
    </section>
  );
}
