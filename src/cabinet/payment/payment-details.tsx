import type { Order, Payment } from '../../api/resources/order.ts';
import type { Text } from '../../languages/text.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { DeferredEmailForm } from '../account/account-part.tsx';
import { EmailAddress } from '../account/email-address.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import type { OrderPartProps } from '../shared/page.tsx';
import { Sheet } from '../shared/sheet.tsx';
import { useSite } from '../shared/use-load.ts';
import { BonusChoice } from './bonus-choice.tsx';
import { OrderBill } from './order-bill.tsx';
import { PaidCheck, PaymentProgress, usePolling } from './payment-progress.tsx';
import { PlacedNotice } from './placed-notice.tsx';
import { PayByHand, PayOnline } from './ways-to-pay.tsx';

/** Returns the name of the payment system chosen in the order form; that of the order if the chosen one is not available. */
const methodName = ({ order, site, chosen }: { order: Order; site: Bootstrap | null; chosen: number }) => {
  const availableSystems = site?.config.payment.filter(({ isAvailable }) => isAvailable) ?? [];
  const findMethod = (id: number) => availableSystems.find(({ systemId }) => systemId === id)?.descriptor;
  return findMethod(chosen) ?? findMethod(order.paymentSystemId);
};

const amountLabels: Readonly<Record<Payment['state'], Text>> = {
  due: 'Amount due',
  pending: 'Amount due',
  paid: 'Amount paid',
  cancelled: 'Amount due',
  refunded: 'Amount refunded',
};

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

interface DetailsProps {
  order: Order;
  payment: Payment;
  /** Names the chosen payment system, and the result with which the customer comes back from the payment service. */
  query: URLSearchParams;
  onStale: () => void;
}

/** Renders the payment method or the state of the payment, and the bill beside it, or below it on a phone. */
export function PaymentDetails({ order, payment, query, onStale }: DetailsProps) {
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
      {isDue && !isOnline && !order.dueCents && <PlacedNotice order={order} payment={payment} />}
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
      <OrderBill order={order} method={method} label={t(amountLabels[state])} card={payment.card} />
    </div>
  );
}
