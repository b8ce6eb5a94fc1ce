import { useEffect } from 'react';
import { noPaymentSystem } from '../../../order/vocabulary/ids.ts';
import { noPaymentMessage } from '../../../state/order-form/no-payment.ts';
import { Button } from '../../../ui/look/button.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { orderFormText } from '../../../validation/messages/order-form.ts';
import { useOrder, useScope } from '../shared/scope.ts';

/** A notice that the order is placed, with a link to its payment, for a customer who has returned from the payment page. */
function PlacedOrder() {
  const { form } = useScope();
  const [order, isSubmitting] = useOrder((facts) => [facts.order, facts.isSubmitting]);
  const code = order?.code;
  // The visitor may have paid in the meantime, also while the browser kept this page.
  useEffect(() => {
    if (!code) return;
    const check = () => void form.dropPaidOrder();
    check();
    addEventListener('pageshow', check);
    return () => removeEventListener('pageshow', check);
  }, [code, form.dropPaidOrder]);
  if (!order) return null;
  return (
    <Notice
      kind="success"
      more={
        <Button kind="quiet" isLoading={isSubmitting} onClick={() => form.continueToPayment()}>
          Continue to payment
        </Button>
      }
    >
      Your order {order.code} is placed.
    </Notice>
  );
}

/** A notice that the site has no payment method, with the provider's address. */
function NoPayment() {
  const { site } = useScope().context;
  const [paymentSystemId] = useOrder(({ draft }) => [draft.paymentSystemId]);
  if (paymentSystemId !== noPaymentSystem) return null;
  const { contact_email } = site.config;
  const contact = contact_email && <a href={`mailto:${contact_email}`}>Write to us</a>;
  return (
    <Notice kind="error" more={contact}>
      {orderFormText(noPaymentMessage(site))}
    </Notice>
  );
}

/** Notices above the first field. */
export function FormStart() {
  return (
    <>
      <NoPayment />
      <PlacedOrder />
    </>
  );
}
