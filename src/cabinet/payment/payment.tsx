import { type ReactNode, useCallback } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order, Payment as PaymentState } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { DeferredEmailForm } from '../account/account-part.tsx';
import { EmailAddress } from '../account/email-address.tsx';
import { LoginForm } from '../account/login-form.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import { Loading } from '../shared/loading.tsx';
import { wholeCode } from '../shared/order-texts.tsx';
import { type OrderPartProps, Page, type PageProps, Sheet } from '../shared/page.tsx';
import { useLoad, useSite } from '../shared/use-load.ts';
import { Bill, BonusChoice } from './bill.tsx';
import { PaidCheck, PaymentProgress, usePolling } from './payment-progress.tsx';
import { PayByHand, PayOnline, Placed, paymentTitle } from './ways-to-pay.tsx';

/** Returns the name of the payment system that the customer chose in the order form; that of the order if it is not available. */
const methodName = ({ order, site, chosen }: { order: Order; site: Bootstrap | null; chosen: number }) => {
  const offered = site?.config.payment.filter(({ isAvailable }) => isAvailable) ?? [];
  const byId = (id: number) => offered.find(({ systemId }) => systemId === id)?.descriptor;
  return byId(chosen) ?? byId(order.paymentSystemId);
};

const amountLabels: Readonly<Record<PaymentState['state'], Text>> = {
  due: 'Amount due',
  pending: 'Amount due',
  paid: 'Amount paid',
  cancelled: 'Amount due',
  refunded: 'Amount refunded',
};

export function UnknownOrder({ orderCode = '' }: { orderCode?: string }) {
  const { t } = useCabinet();
  return (
    <Notice kind="error">
      {orderCode
        ? t.parts('There is no order %code% in your account. It may belong to another e-mail address.', {
            code: wholeCode(orderCode),
          })
        : t('There is no such order in your account.')}{' '}
      <a href="/">{t('See your orders')}</a>
    </Notice>
  );
}

interface DueProps {
  order: Order;
  payment: PaymentState;
  /** Names the chosen payment system, and the result with which the customer comes back from the payment service. */
  query: URLSearchParams;
  onStale: () => void;
}

/** Renders the payment method or the state of the payment, and the bill beside it, or below it on a phone. */
function Due({ order, payment, query, onStale }: DueProps) {
  const { t } = useCabinet();
  const site = useSite();
  const { state, way } = payment;
  const isOnline = way === 'checkout';
  const cameBack = query.get('payment');
  const isDue = state === 'due' && !(isOnline && cameBack === 'success');
  const isWaiting = usePolling(onStale, { isWanted: state === 'due' && !isDue });
  const method =
    methodName({ order, site, chosen: Number(query.get('paymentSystemId')) }) ?? t('the method you chose');
  // Focuses the state after a payment was ended, because the pressed button disappears.
  const progress = useFocusWhenLost<HTMLDivElement>(state);
  return (
    <div className="columns">
      {isDue && !isOnline && !order.dueCents && <Placed order={order} payment={payment} />}
      {isDue && isOnline && cameBack === 'cancelled' && (
        <Notice>{t('You have left the payment page. Nothing was charged, and your order is safe.')}</Notice>
      )}
      <div>
        {!isDue && (
          <div ref={progress} tabIndex={-1} className="payment-state">
            <PaymentProgress state={state} isWaiting={isWaiting} order={order} />
          </div>
        )}
        {isDue && isOnline && <PayOnline order={order} onStale={onStale} />}
        {isDue && !isOnline && <PayByHand order={order} method={method} payment={payment} />}
        <div className="actions">
          <a className={`button ${isDue && isOnline ? 'quiet' : 'primary'}`} href={`/orders/${order.code}`}>
            {t('Go to my order')}
          </a>
          {(state === 'due' || state === 'pending') && <PaidCheck orderCode={order.code} onDone={onStale} />}
        </div>
        {isDue && !order.dueCents && <BonusChoice order={order} onChange={onStale} />}
        {state !== 'cancelled' && state !== 'refunded' && <WrittenAddress order={order} onChange={onStale} />}
      </div>
      <Bill order={order} method={method} label={t(amountLabels[state])} card={payment.card} />
    </div>
  );
}

function Payment({ query }: Pick<PageProps, 'query'>) {
  const { t, client, locale, now } = useCabinet();
  const orderCode = query.get('orderCode') ?? '';
  const params = { id: orderCode };
  const [order, reloadOrder] = useLoad(`order ${orderCode}`, () =>
    client.send(calls.order, { params, payload: { locale } }),
  );
  const [payment, reload] = useLoad(`payment ${orderCode}`, () => client.send(calls.payment, { params }));
  const isReady = order.state === 'ready' && payment.state === 'ready';
  const title = isReady ? paymentTitle(order.value, payment.value, now()) : 'Payment';
  const reloadBoth = useCallback(() => {
    reloadOrder();
    reload();
  }, [reloadOrder, reload]);
  return (
    <Page
      title={t(title, { code: orderCode })}
      heading={t.parts<ReactNode>(title, { code: wholeCode(orderCode) })}
    >
      <Loading loaded={order} onRetry={reloadOrder} missing={<UnknownOrder orderCode={orderCode} />}>
        {(found) => (
          <Loading loaded={payment} onRetry={reload}>
            {(standing) => <Due query={query} order={found} payment={standing} onStale={reloadBoth} />}
          </Loading>
        )}
      </Loading>
    </Page>
  );
}

/**
 * Renders the address to which letters about an order go, with a way to change it, because a customer who has mistyped it gets
 * none of them.
 */
function WrittenAddress({ order: { code, contact }, onChange }: OrderPartProps) {
  const { t } = useCabinet();
  return (
    <Sheet id="address" title={t('We write to this address')}>
      <EmailAddress
        email={contact.email}
        draftName={`email ${code}`}
        onChange={onChange}
        Form={DeferredEmailForm}
      />
    </Sheet>
  );
}

/**
 * Renders the payment page. The order form redirects to it with a hand-off code that opens the session. If the code has
 * expired, the customer logs in and sees the same order.
 */
export function SecurePaymentPage({ query }: PageProps) {
  const { t } = useCabinet();
  const { token } = useCabinetStore();
  const orderCode = query.get('orderCode') ?? '';
  if (token) return <Payment query={query} />;
  return (
    <Page title={t('Payment')} isNarrow>
      <Notice>
        {orderCode
          ? t.parts('Your order %code% is safe.', { code: wholeCode(orderCode) })
          : t('Your order is safe.')}{' '}
        {t('The link that led here has expired: log in to go on to the payment.')}
      </Notice>
      <LoginForm />
    </Page>
  );
}
