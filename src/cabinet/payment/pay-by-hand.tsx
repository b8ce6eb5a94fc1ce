import type { PaymentProps } from './bill.tsx';
import { Questions } from './questions.tsx';

/** The manual payment port: the provider marks the order paid, and this page says so. */
export function PayByHand({ order, site, method }: PaymentProps) {
  const provider = site?.config.title ?? 'The provider';
  return (
    <section className="sheet" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">Pay by {method}</h2>
      <p>
        {provider} confirms every payment personally. You will hear from us how to pay by {method}; once the
        money has arrived, we mark order {order.code} as paid and your writer begins.
      </p>
      <p className="muted">
        Nothing is charged on this page and no card details are asked for here.{' '}
        <Questions order={order} site={site} />
      </p>
    </section>
  );
}
