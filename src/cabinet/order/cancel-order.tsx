import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Cancellation, Order } from '../../api/resources/order.ts';
import type { Translator } from '../../languages/translator.ts';
import { formatPercent } from '../../order/format.ts';
import { chargeParts } from '../../order/price/charge.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { Button } from '../../ui/look/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { Load } from '../shared/loading.tsx';
import { dollarText } from '../shared/order-texts.tsx';
import type { OrderPartProps } from '../shared/page.tsx';
import { useRequest } from '../shared/use-request.tsx';

/** Says how much of the payment the customer gets back. */
const cancellationText = (order: Order, { percent, refundCents }: Cancellation, t: Translator) => {
  if (order.statusId === orderStatuses.created)
    return t('You have paid nothing for this order, and nothing has to be paid.');
  if (order.chargedCents === 0) return t('Nothing was charged for it.');
  const { cut, kept } = chargeParts(order);
  const sentences = [
    kept > 0 &&
      t('You get back %percent% of your payment: %refund% of %amount%. A bank may take up to ten days.', {
        percent: formatPercent(percent, t),
        refund: dollarText(Math.max(0, refundCents - cut), t),
        amount: dollarText(kept, t),
      }),
    cut > 0 &&
      t('%amount% goes back, or has gone back, because a change made the order cheaper.', {
        amount: dollarText(cut, t),
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};

/** Renders the refund that the server has calculated, and asks for a confirmation. */
function Confirmation({ order, onChange, onClose }: OrderPartProps & { onClose: () => void }) {
  const { t, client } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const params = { id: order.code };
  const cancelOrder = async ({ refundCents }: Cancellation, reload: () => void) => {
    const result = await send(() => client.send(calls.cancelOrder, { params, payload: { refundCents } }));
    if (result.failed) reload();
    else onClose();
    // Loads the order again after a refusal too, because the order may have changed meanwhile.
    onChange();
  };
  return (
    <Dialog title={t('Cancel this order?')} onClose={onClose}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Load name={`cancellation ${order.code}`} load={() => client.send(calls.cancellation, { params })}>
        {(cancellation, reload) => (
          <>
            <p className="lead">
              {cancellationText(order, cancellation, t)}{' '}
              {order.bonusUsedCents > 0 &&
                t('Of the bonus that the order uses, %amount% comes back.', {
                  amount: dollarText(Math.round((order.bonusUsedCents * cancellation.percent) / 100), t),
                })}
            </p>
            <div className="actions">
              <Button onClick={onClose}>{t('Keep the order')}</Button>
              <Button kind="quiet" isLoading={isBusy} onClick={() => cancelOrder(cancellation, reload)}>
                {t('Yes, cancel it')}
              </Button>
            </div>
          </>
        )}
      </Load>
    </Dialog>
  );
}

/** Renders the button with which a customer cancels an order that is not delivered yet. */
export function CancelOrder(props: OrderPartProps) {
  const { t } = useCabinet();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="actions">
        <Button kind="link" onClick={() => setOpen(true)}>
          {t('Cancel the order')}
        </Button>
      </div>
      {isOpen && <Confirmation {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
