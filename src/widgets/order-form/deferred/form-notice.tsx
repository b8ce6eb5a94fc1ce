import { Button } from '../../../ui/look/button.tsx';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { orderFormText } from '../../../validation/messages/order-form.ts';
import { useOrder, useScope } from '../shared/scope.ts';

/** A failure that belongs to no field, with buttons to try again or to continue. */
export function FormNotice() {
  const { form } = useScope();
  const [notice] = useOrder((facts) => [facts.notice]);
  if (!notice) return null;
  return (
    <Notice
      kind="error"
      action={notice.retry}
      onAction={() => form.retry()}
      more={
        notice.goOn && (
          <Button kind="quiet" onClick={() => form.continueToPayment()}>
            {notice.goOn}
          </Button>
        )
      }
    >
      {orderFormText(notice.message)}
    </Notice>
  );
}
