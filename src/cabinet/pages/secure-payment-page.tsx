import { Skeleton } from '../../ui/look/skeleton.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { LoginForm } from '../forms/login-form.tsx';
import { Payment } from '../payment/payment.tsx';
import { LoadFailed } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useCodeExchange } from '../shared/use-code-exchange.ts';

const title = 'Secure payment';

const cameBackOf = (query: URLSearchParams) => {
  const word = query.get('payment');
  return word === 'success' || word === 'cancelled' ? word : null;
};

/** The payment service's page, in this one's place. */
const leave = (url: string) => window.location.assign(url);

function HandOffExchange() {
  const { exchangeHandOff } = useCabinet();
  const [failure, retry] = useCodeExchange(exchangeHandOff);
  return (
    <Page title={title} isNarrow>
      {failure ? <LoadFailed failure={failure} onRetry={retry} /> : <Skeleton lines={6} />}
    </Page>
  );
}

/**
 * Where the order form leads (ORD-15). The one-time code of the address becomes a session; where it has run out,
 * logging in shows the same order.
 */
export function SecurePaymentPage({ query }: PageProps) {
  const { handOff, token } = useCabinetStore();
  const orderCode = query.get('orderCode') ?? '';
  if (handOff) return <HandOffExchange />;
  if (token)
    return (
      <Payment
        orderCode={orderCode}
        paymentSystemId={Number(query.get('paymentSystemId'))}
        cameBack={cameBackOf(query)}
        leave={leave}
      />
    );
  return (
    <Page title={title} isNarrow>
      <Notice>
        Your order{orderCode && ` ${orderCode}`} is safe. The link that led here has expired: log in to go on
        to the payment.
      </Notice>
      <LoginForm />
    </Page>
  );
}
