import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { payText } from '../order/summary/order-texts.ts';
import { Sheet } from '../shared/sheet.tsx';
import { useRequest } from '../shared/use-request.ts';
import type { PaymentProps } from './bill.tsx';
import { Questions } from './questions.tsx';

interface Props extends Omit<PaymentProps, 'method'> {
  /** Opens the page of the payment service. */
  openPaymentPage: (url: string) => void;
  /** Called if the order's status has changed meanwhile. */
  onStale: () => void;
}

/** Renders the button that opens the page of the payment service. An order has one such page at a time. */
export function PayOnline({ order, site, openPaymentPage, onStale }: Props) {
  const t = useTranslator();
  const { client } = useCabinet();
  // The button is not busy after the customer has left, because the browser's back button may restore this page as it
  // was.
  const { isBusy, problem, send } = useRequest();
  const pay = async () => {
    const result = await send(() => client.send(calls.beginPayment, { params: { id: order.code } }));
    if (!result.failed) openPaymentPage(result.payload.url);
    else if (result.status === 409) onStale();
  };
  return (
    <Sheet id="how-to-pay" title={t('Pay online')}>
      <p>
        {t(
          'You pay on the page of our payment service, which brings you back here. Your writer begins as soon as the payment is confirmed.',
        )}
      </p>
      <div className="pay-bar">
        {problem && <Notice kind="error">{problem}</Notice>}
        <Button isLoading={isBusy} onClick={pay}>
          {payText(order, site, t)}
        </Button>
      </div>
      <p className="muted">
        {t('What you type there never reaches us.')} <Questions order={order} site={site} />
      </p>
    </Sheet>
  );
}
