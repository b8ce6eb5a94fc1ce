import { formatHours } from '../../order/format.ts';
import { chargedText } from '../order/summary/order-texts.ts';
import type { PaymentProps } from './bill.tsx';
import { Questions } from './questions.tsx';

interface Props extends PaymentProps {
  /** Hours within which the provider explains how to pay. */
  answerHours: number;
}

/** Explains a manual payment, which the provider confirms by marking the order as paid. */
export function PayByHand({ order, site, method, answerHours }: Props) {
  const provider = site?.config.title ?? 'The provider';
  if (order.chargedCents === 0)
    return (
      <section className="sheet">
        <p>
          Nothing is left to pay. {provider} confirms order {order.code} and writes to {order.contact.email}{' '}
          when your writer begins. <Questions order={order} site={site} />
        </p>
      </section>
    );
  return (
    <section className="sheet" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">
        Pay {chargedText(order)} by {method}
      </h2>
      <p>
        {provider} confirms every payment personally. We write to {order.contact.email} within{' '}
        {formatHours(answerHours)} how to pay by {method}. Once the money has arrived, we mark order{' '}
        {order.code} as paid, write to you again, and your writer begins.
      </p>
      <p className="muted">
        Nothing is charged on this page and no card details are asked for here.{' '}
        <Questions order={order} site={site} />
      </p>
    </section>
  );
}
