import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources.ts';
import { amountOfWork } from '../../order/ordered-paper.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { useNewFiles } from '../order/files/use-new-files.ts';
import { DueBy, dueDate } from '../order/status/due-by.tsx';
import { statuses, statusOf } from '../order/status/status.ts';
import { StatusFilter } from '../order/status/status-filter.tsx';
import { chargedText, momentText } from '../order/summary/order-texts.ts';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { Pager, pageOf } from '../shared/pager.tsx';
import { type Loaded, useLoad } from '../shared/use-load.ts';

function StatusLabel({ statusId }: { statusId: number }) {
  const { name, tone } = statusOf(statusId);
  return <span className={`status ${tone}`}>{name}</span>;
}

/** Label beside the status. It is a text, because a number alone would not be understood. */
function News({ count, name }: { count: number; name: string }) {
  return (
    count > 0 && (
      <>
        {' '}
        <span className="status waiting">
          {count} new {name}
          {count > 1 && 's'}
        </span>
      </>
    )
  );
}

function OrderRow({ order, newFiles }: { order: Order; newFiles: number }) {
  const due = dueDate(order);
  return (
    <li>
      <a className="sheet row order-row" href={`/orders/${order.code}`}>
        <span className="row-title">{order.topic || order.typeName}</span>
        <span className="state">
          <StatusLabel statusId={order.statusId} />
          <News count={newFiles} name="file" />
          <News count={order.newMessages} name="message" />
        </span>
        <span className="muted about">
          {order.code} · {order.typeName} · {amountOfWork(order)}
        </span>
        <span className="muted due-by">
          {due ? (
            <DueBy order={order} date={due} />
          ) : (
            <>
              Ordered <time dateTime={order.createdAt}>{momentText(order.createdAt)}</time>
            </>
          )}
        </span>
        <b>{chargedText(order)}</b>
      </a>
    </li>
  );
}

function OrderRows({ orders }: { orders: readonly Order[] }) {
  const newFiles = useNewFiles(orders.map(({ code }) => code));
  return (
    <ul className="rows">
      {orders.map((order) => (
        <OrderRow key={order.code} order={order} newFiles={newFiles[order.code] ?? 0} />
      ))}
    </ul>
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

/** Shown if the page or the status in the address has no orders. */
function EmptyResult({ statusName }: { statusName: string | undefined }) {
  return (
    <div className="sheet empty">
      <p>{statusName ? `None of your orders is “${statusName}” now.` : 'There is nothing on this page.'}</p>
      <a className="button quiet" href="/">
        See all orders
      </a>
    </div>
  );
}

/** Text for a live region, because the focus stays on the filter when a list is loaded. */
const countText = (loaded: Loaded<Order[]>, statusName = '') => {
  if (loaded.state !== 'ready') return '';
  const total = loaded.headers.get('x-pagination-total-count') ?? loaded.value.length;
  return `${statusName} ${total} ${Number(total) === 1 ? 'order' : 'orders'}`;
};

/** Orders of the customer, newest first. `statusId` in the address filters them by status. */
export function OrdersPage({ query }: PageProps) {
  const { client } = useCabinet();
  const page = pageOf(query);
  const status = statuses.find(({ id }) => id === Number(query.get('statusId')));
  const filter = status ? { statusId: status.id } : {};
  const [loaded, reload] = useLoad(`orders ${page} ${status?.id}`, () =>
    client.send(calls.orders, { payload: { page, ...filter } }),
  );
  const isEmpty = loaded.state === 'ready' && loaded.value.length === 0;
  const hasNone = isEmpty && page === 1 && !status;
  return (
    <Page key={page} title="Your orders" tab={status ? `${status.name} orders` : 'Your orders'}>
      {!hasNone && <StatusFilter chosen={status?.id} />}
      <p role="status" className="quiet-text">
        {countText(loaded, status?.name)}
      </p>
      <Loading loaded={loaded} onRetry={reload}>
        {(orders, headers) => {
          if (hasNone) return <NoOrders />;
          if (isEmpty) return <EmptyResult statusName={status?.name} />;
          return (
            <>
              <OrderRows orders={orders} />
              <Pager page={page} headers={headers} path="/" query={filter} />
            </>
          );
        }}
      </Loading>
    </Page>
  );
}
