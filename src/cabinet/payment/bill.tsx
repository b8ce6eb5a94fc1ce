import type { Order } from '../../api/resources.ts';
import type { Bootstrap } from '../../order/site.ts';
import { OrderSummary } from '../order/order-summary.tsx';
import { amountText } from '../order/order-texts.ts';

export interface PaymentProps {
  order: Order;
  /** Null until the site's names are here. */
  site: Bootstrap | null;
  /** What the customer pays by, as the site calls it. */
  method: string;
}

interface Props extends PaymentProps {
  /** Whether the order is charged in its own currency, as a payment service does, or in dollars by hand. */
  isOwnCurrency: boolean;
  isPaid: boolean;
}

/** What has to be paid, or was, and for what. */
export function Bill({ order, site, method, isOwnCurrency, isPaid }: Props) {
  const isReduced = order.basePriceConverted > order.totalPriceConverted;
  const foreign = site?.dictionaries.currency.find(({ id, rate }) => id === order.currencyId && rate !== 1);
  return (
    <section className="sheet bill" aria-labelledby="bill">
      <h2 id="bill">Order {order.code}</h2>
      <p className="topic">{order.topic}</p>
      <OrderSummary order={order} />
      <p className="method">
        Payment method <b>{method}</b>
      </p>
      <p className="due">
        <span>{isPaid ? 'Amount paid' : 'Amount due'}</span>
        {isReduced && <s>{amountText(order.basePriceConverted, order, site)}</s>}
        <strong data-price="total">{amountText(order.totalPriceConverted, order, site)}</strong>
      </p>
      {foreign && (
        <p className="muted">
          Charges are made in {isOwnCurrency ? foreign.title : 'US dollars'}; your bank may add a conversion
          fee and VAT.
        </p>
      )}
    </section>
  );
}
