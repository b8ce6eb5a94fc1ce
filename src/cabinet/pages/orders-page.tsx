import { useRef } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import type { OrderStatus } from '../../order/vocabulary/order-statuses.ts';
import { MissingInfo } from '../account/account-part.tsx';
import { ConfirmationMail } from '../account/email-address.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { OrderGroups } from '../order/order-groups.tsx';
import { statuses } from '../order/status/statuses.ts';
import { useCurrentInView } from '../shared/focus.ts';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps, Pager, pageCount, pageNumber } from '../shared/page.tsx';
import { EmptyState } from '../shared/sheet.tsx';
import { type Loaded, useLoad, useRenewal } from '../shared/use-load.ts';

function NoOrders({ page, status }: { page: number; status: string }) {
  const { t } = useCabinet();
  if (page === 1 && !status)
    return (
      <EmptyState title={t('No orders yet')} href="/order-now" link={t('Start an order')} isPrimary>
        {t('Your papers will be listed here, from the first instruction to the last revision.')}
      </EmptyState>
    );
  return (
    <EmptyState href="/" link={t('See all orders')}>
      {status ? t('None of your orders is “%status%” now.', { status }) : t('There is nothing on this page.')}
    </EmptyState>
  );
}

function ConfirmBanner({ email }: { email: string }) {
  const { t } = useCabinet();
  return (
    <section className="sheet banner" aria-label={t('E-mail confirmation')}>
      <p>{t.parts('Please confirm your e-mail address, %email%.', { email: <b key="email">{email}</b> })}</p>
      <ConfirmationMail />
    </section>
  );
}

interface List {
  orders: Order[];
  /** The e-mail address that the customer has not confirmed; null if it is confirmed or could not be loaded. */
  unconfirmed: string | null;
}

/** Loads orders together with the state of the e-mail address, because a later banner would push the list down. */
const useOrders = (page: number, filter: { statusId?: OrderStatus }) => {
  const { client, locale } = useCabinet();
  return useLoad<List>(`orders ${page} ${filter.statusId}`, async () => {
    const [result, identity] = await Promise.all([
      client.send(calls.orders, { payload: { page, ...filter, locale } }),
      client.send(calls.identity),
    ]);
    if (result.failed) return result;
    const isUnconfirmed = !identity.failed && !identity.payload.emailConfirmed;
    const unconfirmed = isUnconfirmed ? identity.payload.email : null;
    return { ...result, payload: { orders: result.payload, unconfirmed } };
  });
};

/** Returns the text of a live region, because the focus stays on the filter when a list is loaded. */
const orderCountText = (loaded: Loaded<List>, status: string, t: Translator) => {
  if (loaded.state !== 'ready') return '';
  const total = Number(loaded.headers.get('x-pagination-total-count') ?? loaded.value.orders.length);
  return `${status} ${t.count(total, '%n% order', '%n% orders')}`;
};

/** Renders the customer's orders in their groups, newest first in each. `statusId` in the address filters them. */
export function OrdersPage({ query }: PageProps) {
  const { t } = useCabinet();
  const page = pageNumber(query);
  const status = statuses.find(({ id }) => id === Number(query.get('statusId')));
  const name = status ? t(status.name) : '';
  const filter = status ? { statusId: status.id } : {};
  const [loaded, reload, renew] = useOrders(page, filter);
  useRenewal(renew);
  // A list of one page shows each status beside its order, so it needs no filter.
  const needsFilter = Boolean(status) || (loaded.state === 'ready' && pageCount(loaded.headers) > 1);
  // While a list loads, the filter stays, because it may have the focus.
  const hadFilter = useRef(needsFilter);
  if (loaded.state !== 'loading') hadFilter.current = needsFilter;
  return (
    <Page
      key={page}
      title={t('Your orders')}
      shows={name}
      tab={status ? t('%status% orders', { status: name }) : t('Your orders')}
    >
      {(needsFilter || hadFilter.current) && <StatusFilter chosen={status?.id} />}
      <p role="status" className="quiet-text">
        {orderCountText(loaded, name, t)}
      </p>
      <Loading loaded={loaded} onRetry={reload}>
        {({ orders, unconfirmed }, headers) => (
          <>
            {unconfirmed && <ConfirmBanner email={unconfirmed} />}
            {orders[0] ? (
              <>
                <OrderGroups orders={orders} />
                <Pager page={page} headers={headers} path="/" query={filter} />
                <MissingInfo contact={orders[0].contact} />
              </>
            ) : (
              <NoOrders page={page} status={name} />
            )}
          </>
        )}
      </Loading>
    </Page>
  );
}

const statusFilters: readonly { id?: OrderStatus; name: Text }[] = [{ name: 'All' }, ...statuses];

/**
 * Renders links that filter orders by status. The filter is part of the address, so that it survives a reload and the
 * back button.
 */
function StatusFilter({ chosen }: { chosen: OrderStatus | undefined }) {
  const { t } = useCabinet();
  const list = useCurrentInView(chosen);
  return (
    <nav ref={list} className="filter" aria-label={t('Orders by status')}>
      {statusFilters.map(({ id, name }) => (
        <a key={name} href={id ? `/?statusId=${id}` : '/'} aria-current={id === chosen ? 'true' : undefined}>
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
