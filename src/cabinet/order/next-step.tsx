import type { Attachment } from '../../api/resources/client.ts';
import type { Order } from '../../api/resources/order.ts';
import type { Translator } from '../../languages/translator.ts';
import {
  cancelledByCustomer,
  type OrderStatus,
  orderStatuses,
} from '../../order/vocabulary/order-statuses.ts';
import { isPaidByHand } from '../../order/vocabulary/site.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import { dollarText, dueText } from '../shared/order-texts.tsx';
import type { OrderPartProps } from '../shared/page.tsx';
import { payText } from '../shared/payment-texts.ts';
import { type Loaded, useSite } from '../shared/use-load.ts';
import { OrderPart } from './order-part.tsx';
import { againPath, paymentPath } from './order-paths.ts';
import { ReviewActions } from './review/review-actions.tsx';
import { isToPay, meaningText, statusById, statusText } from './status/statuses.ts';

/** Says why an order was refunded, as a sentence even if only words were typed; empty if no reason is known. */
const refundReasonText = ({ refundReason }: Order, t: Translator): string => {
  if (!refundReason) return '';
  if (refundReason === cancelledByCustomer) return t('You have cancelled this order.');
  const hasEnd = /[\p{Terminal_Punctuation}\p{Dash}…][\p{Pe}\p{Quotation_Mark}]*$/u.test(refundReason);
  return t('Reason: %reason%', { reason: hasEnd ? refundReason : `${refundReason}.` });
};

const { created, paid, inProgress, delivered, revision, approved, cancelled, refunded } = orderStatuses;

/** Steps of an order with an unusual status. A revision, for example, comes before another delivery. */
const otherSteps: Readonly<Record<number, readonly OrderStatus[]>> = {
  [revision]: [created, paid, revision, delivered, approved],
  [cancelled]: [created, cancelled],
  [refunded]: [created, paid, refunded],
};

/** Renders the names of an order's steps; nothing for an unknown status. */
export function StatusSteps({ statusId }: { statusId: number }) {
  const { t } = useCabinet();
  const steps: readonly number[] = otherSteps[statusId] ?? [created, paid, inProgress, delivered, approved];
  const reached = steps.indexOf(statusId);
  if (reached < 0) return null;
  return (
    <ol
      className={`steps ${statusById(statusId).tone === 'ended' ? 'is-ended' : ''}`}
      aria-label={t('Steps of your order')}
    >
      {steps.map((id, index) => (
        <li
          key={id}
          className={index <= reached ? 'is-reached' : ''}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span>{id === created ? t('Placed') : statusText(id, t)}</span>
        </li>
      ))}
    </ol>
  );
}

const ActionLink = ({ href, isQuiet, children }: { href: string; isQuiet?: boolean; children: string }) => (
  <div className="actions">
    <a className={`button ${isQuiet ? 'quiet' : 'primary'}`} href={href}>
      {children}
    </a>
  </div>
);

interface NextStepProps extends OrderPartProps {
  files: Loaded<Attachment[]>;
  onOpened: () => void;
}

export function NextStep({ order, onChange, files, onOpened }: NextStepProps) {
  const { t, now } = useCabinet();
  const site = useSite();
  const { statusId } = order;
  const { actions, tone } = statusById(statusId);
  // Focuses the heading after a change of status, because the pressed button disappears.
  const heading = useFocusWhenLost<HTMLHeadingElement>(order.statusId);
  const due = dueText(order, now(), t);
  const amount = dollarText(order.dueCents ?? 0, t);
  const reason = statusId === orderStatuses.refunded && refundReasonText(order, t);
  return (
    <section className="sheet next-step" aria-labelledby="next-step">
      <StatusSteps statusId={order.statusId} />
      <h2 id="next-step" ref={heading} tabIndex={-1}>
        {statusText(order.statusId, t)}
      </h2>
      <p>
        {meaningText(order, t)} {due}
        {due && '.'}
      </p>
      {reason && <p className="typed">{reason}</p>}
      {isToPay(order) && <ActionLink href={paymentPath(order)}>{payText(order, site, t)}</ActionLink>}
      {!!order.dueCents && tone !== 'ended' && (
        <>
          <p>{t('Your order was changed, and %amount% of its new price is left to pay.', { amount })}</p>
          {/* The button of a delivered paper is the primary one, because the paper is read first. */}
          <ActionLink href={paymentPath(order)} isQuiet={actions.includes('review')}>
            {isPaidByHand(site) ? payText(order, site, t) : t('Pay the difference of %amount%', { amount })}
          </ActionLink>
        </>
      )}
      {actions.includes('cancel') && (
        <OrderPart>{({ CancelOrder }) => <CancelOrder order={order} onChange={onChange} />}</OrderPart>
      )}
      {actions.includes('review') && files.state === 'ready' && (
        <ReviewActions order={order} files={files.value} onOpened={onOpened} onChange={onChange} />
      )}
      {actions.includes('again') && <ActionLink href={againPath(order)}>{t('Order again')}</ActionLink>}
    </section>
  );
}
