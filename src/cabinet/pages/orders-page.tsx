import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources.ts';
import type { Bootstrap } from '../../order/site.ts';
import { useCabinet } from '../cabinet-context.ts';
import { Loading } from '../loading.tsx';
import { amountOfWork, amountText, momentText } from '../order/order-texts.ts';
import { StatusLabel } from '../order/status-label.tsx';
import { Page } from '../page.tsx';
import { Pager } from '../pager.tsx';
import type { PageProps } from '../routes.ts';
import { useLoad } from '../use-load.ts';
import { useSite } from '../use-site.ts';

function OrderRow({ order, site }: { order: Order; site: Bootstrap | null }) {
  return (
    <li>
      <a className="sheet row order-row" href={`/orders/${order.code}`}>
        <span className="row-title">{order.topic || order.typeName}</span>
        <span>
          <StatusLabel statusId={order.statusId} />
        </span>
        <span className="muted about">
          {order.code} · {order.typeName} · {amountOfWork(order)}
        </span>
        <span className="muted due-by">Due {momentText(order.deadlineAt)}</span>
        <b>{amountText(order.totalPriceConverted, order, site)}</b>
      </a>
    </li>
  );
}

function NoOrders() {
  return (
    <div className="sheet empty">
      <h2>No orders yet</h2>
      <p>Your papers will be listed here, from the first instruction to the last revision.</p>
      <a className="button primary" href="/order-now">
        Start an order
      </a>
    </div>
  );
}

/** The customer's own orders, newest first. */
export function OrdersPage({ query }: PageProps) {
  const { client } = useCabinet();
  const site = useSite();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const [loaded, reload] = useLoad(`orders ${page}`, () => client.send(calls.orders, { payload: { page } }));
  return (
    <Page title="Your orders">
      <Loading loaded={loaded} onRetry={reload}>
        {(orders, headers) =>
          orders.length === 0 && page === 1 ? (
            <NoOrders />
          ) : (
            <>
              <ul className="rows">
                {orders.map((order) => (
                  <OrderRow key={order.code} order={order} site={site} />
                ))}
              </ul>
              <Pager page={page} headers={headers} path="/" />
            </>
          )
        }
      </Loading>
    </Page>
  );
}
