import { useEffect, useLayoutEffect, useRef } from 'react';
import { noPaymentSystem } from '../../../order/vocabulary/ids.ts';
import { noPaymentMessage } from '../../../state/order-form/notice.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useOrder, useScope } from '../shared/scope.ts';

/**
 * Renders a notice that the order is placed, with a link to its payment. It is for customers who come back from the
 * payment page.
 */
function PlacedOrder() {
  const t = useTranslator();
  const { form, context } = useScope();
  const [order, isSending] = useOrder((facts) => [facts.order, facts.submission.state === 'sending']);
  const code = order?.code;
  const node = useRef<HTMLDivElement>(null);
  // Shows the notice to a visitor who has come back, because the browser restores the scroll position of another step.
  useLayoutEffect(() => {
    if (context.isReturn) node.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [context]);
  // Asks the server, because the visitor may have paid meanwhile, even while the browser kept this page in its
  // back/forward cache.
  useEffect(() => {
    if (!code) return;
    const dropIfPaid = () => void form.dropPaidOrder();
    dropIfPaid();
    addEventListener('pageshow', dropIfPaid);
    return () => removeEventListener('pageshow', dropIfPaid);
  }, [code, form.dropPaidOrder]);
  if (!order) return null;
  return (
    <div ref={node} className="placed">
      <Notice
        kind="success"
        more={
          <Button kind="quiet" isLoading={isSending} onClick={() => form.continueToPayment()}>
            {t('Continue to payment')}
          </Button>
        }
      >
        {t('Your order %code% is placed.', { code: order.code })}
      </Notice>
    </div>
  );
}

/** Renders a notice that the site has no payment method, with the provider's e-mail address. */
function NoPayment() {
  const t = useTranslator();
  const { context, textOf } = useScope();
  const { site } = context;
  const [paymentSystemId] = useOrder(({ draft }) => [draft.paymentSystemId]);
  if (paymentSystemId !== noPaymentSystem) return null;
  const { contact_email } = site.config;
  const contact = contact_email && <a href={`mailto:${contact_email}`}>{t('Write to us')}</a>;
  return (
    <Notice kind="error" more={contact}>
      {textOf(noPaymentMessage(site))}
    </Notice>
  );
}

/** Renders the notices above the first field. */
export function FormStart() {
  return (
    <>
      <NoPayment />
      <PlacedOrder />
    </>
  );
}
