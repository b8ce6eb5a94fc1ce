import { type ReactNode, useCallback } from 'react';
import * as calls from '../../api/calls.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { CabinetLoginForm } from '../account/cabinet-login-form.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { PaymentDetails } from '../payment/payment-details.tsx';
import { paymentTitle } from '../payment/placed-notice.tsx';
import { Loading, UnknownOrder } from '../shared/loading.tsx';
import { wholeCode } from '../shared/order-texts.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useLoad } from '../shared/use-load.ts';

function OrderPayment({ query }: Pick<PageProps, 'query'>) {
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
            {(standing) => (
              <PaymentDetails query={query} order={found} payment={standing} onStale={reloadBoth} />
            )}
          </Loading>
        )}
      </Loading>
    </Page>
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
  if (token) return <OrderPayment query={query} />;
  return (
    <Page title={t('Payment')} isNarrow>
      <Notice>
        {orderCode
          ? t.parts('Your order %code% is safe.', { code: wholeCode(orderCode) })
          : t('Your order is safe.')}{' '}
        {t('The link that led here has expired: log in to go on to the payment.')}
      </Notice>
      <CabinetLoginForm />
    </Page>
  );
}
