import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOrder, useScope } from './scope.ts';

/** Says that an order stands, and leads on to it: somebody is back, perhaps because its payment page did not come. */
export function PlacedOrder() {
  const { form } = useScope();
  const [order, isSubmitting] = useOrder((facts) => [facts.order, facts.isSubmitting]);
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
