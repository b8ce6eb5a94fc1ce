import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.tsx';
import { useCabinetStore } from '../context/cabinet-context.ts';
import { LoginForm } from '../forms/login-form.tsx';
import { Payment } from '../payment/payment.tsx';
import { Page, type PageProps } from '../shared/page.tsx';

const cameBackOf = (query: URLSearchParams) => {
  const value = query.get('payment');
  return value === 'success' || value === 'cancelled' ? value : null;
};

/** Opens the page of the payment service in the same tab. */
const openPaymentPage = (url: string) => window.location.assign(url);

/**
 * Renders the payment page. The order form redirects to it with a hand-off code that opens the session. If the code has
 * expired, the customer logs in and sees the same order.
 */
export function SecurePaymentPage({ query }: PageProps) {
  const t = useTranslator();
  const { token } = useCabinetStore();
  const orderCode = query.get('orderCode') ?? '';
  if (token)
    return (
      <Payment
        orderCode={orderCode}
        paymentSystemId={Number(query.get('paymentSystemId'))}
        cameBack={cameBackOf(query)}
        openPaymentPage={openPaymentPage}
      />
    );
  return (
    <Page title={t('Payment')} isNarrow>
      <Notice>
        {orderCode ? t('Your order %code% is safe.', { code: orderCode }) : t('Your order is safe.')}{' '}
        {t('The link that led here has expired: log in to go on to the payment.')}
      </Notice>
      <LoginForm />
    </Page>
  );
}
