import { useRef } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { amountOfWork } from '../../order/ordered-paper.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { MissingInfo } from '../forms/account-part.tsx';
import { useNewFiles } from '../order/files/use-new-files.ts';
import { paymentPath } from '../order/order-paths.ts';
import { dueBy, isToPay, statuses, statusName, statusOf } from '../order/status/status.tsx';
import { chargedText, OrderedAt, payLabel, reviewByText } from '../order/summary/order-summary.tsx';
import { useCurrentInView } from '../shared/focus.ts';
import { type Loaded, Loading, useLoad, useSite } from '../shared/loading.tsx';
import { Page, type PageProps, Pager, pageCountOf, pageOf } from '../shared/page.tsx';

function StatusLabel({ statusId }: { statusId: number }) {
  const t = useTranslator();
  return <span className={`status ${statusOf(statusId).tone}`}>{statusName(statusId, t)}</span>;
}

/** Renders an order. One that waits for its payment or its reader has a button in place of the amount. */
function OrderRow({ order, newFiles }: { order: Order; newFiles: number }) {
  const t = useTranslator();
  const { now } = useCabinet();
  const site = useSite();
  const amount = chargedText(order, t);
  const { newMessages } = order;
  // Words, because a number alone would not be understood.
  const news = [
    newFiles > 0 && t.count(newFiles, '%n% new file', '%n% new files'),
    newMessages > 0 && t.count(newMessages, '%n% new message', '%n% new messages'),
  ].filter(Boolean);
  const { actions, tone } = statusOf(order.statusId);
  const isToRead = actions.includes('review');
  const action = isToPay(order)
    ? { kind: 'primary', path: paymentPath(order), text: t(payLabel(order, site), { amount }) }
    : isToRead && {
        kind: 'quiet',
        path: `/orders/${order.code}`,
        text: t('Open the paper'),
      };
  const reviewBy = isToRead && reviewByText(order, site, now(), t);
  return (
    <li className={action ? 'acting' : undefined}>
      <a className="sheet row order-row" href={`/orders/${order.code}`}>
        <span className="row-title">{order.topic || order.typeName}</span>
        <span className="state">
          <StatusLabel statusId={order.statusId} />
          {news.length > 0 && <span className="news">{news.join(' · ')}</span>}
        </span>
        <span className="muted about">
          {order.code} · {order.typeName} · {amountOfWork(order, t)}
        </span>
        <span className="muted due-by">
          {reviewBy || (dueBy(order, now(), t) ?? <OrderedAt createdAt={order.createdAt} />)}
        </span>
        {!action && <b className={tone === 'ended' ? 'muted' : undefined}>{amount}</b>}
      </a>
      {action && (
        <a
          className={`button ${action.kind}`}
          href={action.path}
          aria-label={`${action.text}: ${order.topic || order.typeName}`}
        >
          {action.text}
        </a>
      )}
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
  const t = useTranslator();
  return (
    <div className="sheet empty">
      <h2>{t('No orders yet')}</h2>
      <p>{t('Your papers will be listed here, from the first instruction to the last revision.')}</p>
      <a className="button primary" href="/order-now">
        {t('Start an order')}
      </a>
    </div>
  );
}

/** Renders a message that no order has this status, or that the page in the address has no orders. */
function EmptyResult({ status }: { status: string }) {
  const t = useTranslator();
  return (
    <div className="sheet empty">
      <p>
        {status
          ? t('None of your orders is “%status%” now.', { status })
          : t('There is nothing on this page.')}
      </p>
      <a className="button quiet" href="/">
        {t('See all orders')}
      </a>
    </div>
  );
}

/** Returns the text of a live region, because the focus stays on the filter when a list is loaded. */
const countText = (loaded: Loaded<Order[]>, status: string, t: Translator) => {
  if (loaded.state !== 'ready') return '';
  const total = Number(loaded.headers.get('x-pagination-total-count') ?? loaded.value.length);
  return `${status} ${t.count(total, '%n% order', '%n% orders')}`;
};

/** Renders the customer's orders, newest first. `statusId` in the address filters them. */
export function OrdersPage({ query }: PageProps) {
  const t = useTranslator();
  const { client, locale } = useCabinet();
  const page = pageOf(query);
  const status = statuses.find(({ id }) => id === Number(query.get('statusId')));
  const name = status ? t(status.name) : '';
  const filter = status ? { statusId: status.id } : {};
  const [loaded, reload] = useLoad(`orders ${page} ${status?.id}`, () =>
    client.send(calls.orders, { payload: { page, ...filter, locale } }),
  );
  // A list of one page shows each status beside its order, so it needs no filter.
  const needsFilter = Boolean(status) || (loaded.state === 'ready' && pageCountOf(loaded.headers) > 1);
  // While a list loads, the filter stays, because it may have the focus.
  const hadFilter = useRef(needsFilter);
  if (loaded.state !== 'loading') hadFilter.current = needsFilter;
  const isEmpty = loaded.state === 'ready' && loaded.value.length === 0;
  const hasNone = isEmpty && page === 1 && !status;
  return (
    <Page
      key={page}
      title={t('Your orders')}
      shows={name}
      tab={status ? t('%status% orders', { status: name }) : t('Your orders')}
    >
      {(needsFilter || hadFilter.current) && <StatusFilter chosen={status?.id} />}
      <p role="status" className="quiet-text">
        {countText(loaded, name, t)}
      </p>
      <Loading loaded={loaded} onRetry={reload}>
        {(orders, headers) => {
          if (hasNone) return <NoOrders />;
          const [newest] = orders;
          if (!newest) return <EmptyResult status={name} />;
          return (
            <>
              <OrderRows orders={orders} />
              <Pager page={page} headers={headers} path="/" query={filter} />
              <MissingInfo contact={newest.contact} />
            </>
          );
        }}
      </Loading>
    </Page>
  );
}

const choices: readonly { id?: number; name: Text }[] = [{ name: 'All' }, ...statuses];

/**
 * Renders links that filter orders by status. The filter is part of the address, so that it survives a reload and the
 * back button.
 */
function StatusFilter({ chosen }: { chosen: number | undefined }) {
  const t = useTranslator();
  const list = useCurrentInView(chosen);
  return (
    <nav ref={list} className="filter" aria-label={t('Orders by status')}>
      {choices.map(({ id, name }) => (
        <a key={name} href={id ? `/?statusId=${id}` : '/'} aria-current={id === chosen ? 'true' : undefined}>
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
