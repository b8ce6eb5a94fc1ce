import { useRef } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { amountOfWork } from '../../order/ordered-paper.ts';
import { isClosed } from '../../order/vocabulary/order-statuses.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { MissingInfo } from '../forms/account-part.tsx';
import { useNewFiles } from '../order/files/use-new-files.ts';
import { type NextAction, nextAction } from '../order/next-action.ts';
import { dueBy, statuses, statusName, statusOf } from '../order/status/status.tsx';
import { chargedText, OrderedAt, reviewByText } from '../order/summary/order-summary.tsx';
import { useCurrentInView } from '../shared/focus.ts';
import { type Loaded, Loading, useLoad, useSite } from '../shared/loading.tsx';
import { Page, type PageProps, Pager, pageCountOf, pageOf } from '../shared/page.tsx';

interface RowProps {
  order: Order;
  action: NextAction | null;
  /** True for the one action of the page that has a primary button. */
  isFirst: boolean;
  newFiles: number;
}

/** Renders an order, with a button if it waits for its customer. The link of its title extends over the rest. */
function OrderRow({ order, action, isFirst, newFiles }: RowProps) {
  const t = useTranslator();
  const { now } = useCabinet();
  const site = useSite();
  const { code, statusId, typeName, createdAt, newMessages } = order;
  const topic = order.topic || typeName;
  // Words, because a number alone would not be understood.
  const news = [
    newFiles > 0 && t.count(newFiles, '%n% new file', '%n% new files'),
    newMessages > 0 && t.count(newMessages, '%n% new message', '%n% new messages'),
  ].filter(Boolean);
  const { actions, tone } = statusOf(statusId);
  const reviewBy = actions.includes('review') && reviewByText(order, site, now(), t);
  return (
    <li className="sheet row order-row">
      <a className="row-title" href={`/orders/${code}`}>
        {topic}
      </a>
      <span className="state">
        <span className={`status ${tone}`}>{statusName(statusId, t)}</span>
        {news.length > 0 && <span className="news">{news.join(' · ')}</span>}
      </span>
      <b className={tone === 'ended' ? 'muted' : undefined}>{chargedText(order, t)}</b>
      <span className="muted about">
        {code} · {typeName} · {amountOfWork(order, t)}
      </span>
      <span className="muted due-by">
        {reviewBy || (dueBy(order, now(), t) ?? <OrderedAt createdAt={createdAt} />)}
      </span>
      {action && (
        <a
          className={`button ${isFirst ? 'primary' : 'quiet'}`}
          href={action.path}
          aria-label={`${action.text}: ${topic}`}
        >
          {action.text}
        </a>
      )}
    </li>
  );
}

type Listed = Pick<RowProps, 'order' | 'action'>;

/** Groups of the list, in the sequence in which the server sends their orders. */
const groups: readonly { name: Text; holds: (listed: Listed) => boolean }[] = [
  { name: 'Waiting for you', holds: ({ action }) => action !== null },
  { name: 'Under way', holds: ({ action, order }) => !action && !isClosed(order.statusId) },
  { name: 'Closed', holds: ({ order }) => isClosed(order.statusId) },
];

function OrderGroups({ orders }: { orders: readonly Order[] }) {
  const t = useTranslator();
  const site = useSite();
  const newFiles = useNewFiles(orders.map(({ code }) => code));
  const list = orders.map((order) => ({ order, action: nextAction(order, site, t) }));
  const first = list.find(({ action }) => action);
  return groups.map(({ name, holds }) => {
    const rows = list.filter(holds);
    return (
      rows.length > 0 && (
        <section key={name} className="group">
          <h2>{t(name)}</h2>
          <ul className="rows">
            {rows.map((listed) => (
              <OrderRow
                key={listed.order.code}
                {...listed}
                isFirst={listed === first}
                newFiles={newFiles[listed.order.code] ?? 0}
              />
            ))}
          </ul>
        </section>
      )
    );
  });
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

/** Renders the customer's orders in their groups, newest first in each. `statusId` in the address filters them. */
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
          const [first] = orders;
          if (!first) return <EmptyResult status={name} />;
          return (
            <>
              <OrderGroups orders={orders} />
              <Pager page={page} headers={headers} path="/" query={filter} />
              <MissingInfo contact={first.contact} />
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
