import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources.ts';
import type { Bootstrap } from '../../order/site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCabinet } from '../cabinet-context.ts';
import { Loading } from '../loading.tsx';
import { OrderSummary } from '../order/order-summary.tsx';
import { amountText } from '../order/order-texts.ts';
import { orderStatuses } from '../order/status.ts';
import { Page } from '../page.tsx';
import { useLoad } from '../use-load.ts';
import { useSite } from '../use-site.ts';

interface Props {
  orderCode: string;
  /** What the order form says was chosen; the order itself knows where this is not offered. */
  paymentSystemId: number;
}

const methodOf = ({ order, site, chosen }: { order: Order; site: Bootstrap | null; chosen: number }) => {
  const offered = site?.config.payment.filter(({ isAvailable }) => isAvailable) ?? [];
  const byId = (id: number) => offered.find(({ systemId }) => systemId === id)?.descriptor;
  return byId(chosen) ?? byId(order.paymentSystemId) ?? 'the method you chose';
};

function UnknownOrder({ orderCode }: { orderCode: string }) {
  return (
    <Notice kind="error">
      There is no order {orderCode} in your account. It may belong to another e-mail address.{' '}
      <a href="/">See your orders</a>
    </Notice>
  );
}

/** The manual payment port: the provider marks the order paid, and this page says so. */
function HowToPay({ order, site, method }: { order: Order; site: Bootstrap | null; method: string }) {
  const provider = site?.config.title ?? 'The provider';
  const mail = site?.config.contact_email;
  return (
    <section className="sheet" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">Pay by {method}</h2>
      <p>
        {provider} confirms every payment personally. You will hear from us how to pay by {method}; once the
        money has arrived, we mark order {order.code} as paid and your writer begins.
      </p>
      <p className="muted">
        Nothing is charged on this page and no card details are asked for here.
        {mail && (
          <>
            {' '}
            Questions: <a href={`mailto:${mail}?subject=Order%20${order.code}`}>{mail}</a>
          </>
        )}
      </p>
    </section>
  );
}

function Bill({ order, site, method }: { order: Order; site: Bootstrap | null; method: string }) {
  const isReduced = order.basePriceConverted > order.totalPriceConverted;
  const isForeign = site?.dictionaries.currency.some(({ id, rate }) => id === order.currencyId && rate !== 1);
  return (
    <section className="sheet bill" aria-labelledby="bill">
      <h2 id="bill">Order {order.code}</h2>
      <p className="topic">{order.topic}</p>
      <OrderSummary order={order} />
      <p className="method">
        Payment method <b>{method}</b>
      </p>
      <p className="due">
        <span>Amount due</span>
        {isReduced && <s>{amountText(order.basePriceConverted, order, site)}</s>}
        <strong data-price="total">{amountText(order.totalPriceConverted, order, site)}</strong>
      </p>
      {isForeign && (
        <p className="muted">Charges are made in US dollars; your bank may add a conversion fee and VAT.</p>
      )}
    </section>
  );
}

/** What has to be paid, for what, how, and what happens next. */
export function Payment({ orderCode, paymentSystemId }: Props) {
  const { client } = useCabinet();
  const site = useSite();
  const [loaded, reload] = useLoad(orderCode, () => client.send(calls.order, { params: { id: orderCode } }));
  return (
    <Page title="Secure payment">
      <Loading loaded={loaded} onRetry={reload} missing={<UnknownOrder orderCode={orderCode} />}>
        {(order) => {
          const method = methodOf({ order, site, chosen: paymentSystemId });
          const isPaid = order.statusId !== orderStatuses.awaitingPayment;
          return (
            <div className="columns">
              <Bill order={order} site={site} method={method} />
              <div>
                {isPaid ? (
                  <Notice kind="success">This order is paid. There is nothing left to do here.</Notice>
                ) : (
                  <HowToPay order={order} site={site} method={method} />
                )}
                <div className="actions">
                  <a className="button primary" href={`/orders/${order.code}`}>
                    Go to my order
                  </a>
                  {!isPaid && (
                    <Button kind="quiet" onClick={reload}>
                      Check whether it is paid
                    </Button>
                  )}
                </div>
              </div>
            </div>
          );
        }}
      </Loading>
    </Page>
  );
}
