import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { statuses } from './status.ts';

// A revision is followed by another delivery, and cancelled or refunded orders have no further step.
const steps = statuses.filter(({ id, tone }) => id !== orderStatuses.revision && tone !== 'ended');

/**
 * Progress of the order as a row of marks. It is hidden from screen readers, because the status is shown as text
 * below.
 */
export function StatusSteps({ statusId }: { statusId: number }) {
  const id = statusId === orderStatuses.revision ? orderStatuses.inProgress : statusId;
  const reached = steps.findIndex((step) => step.id === id);
  if (reached < 0) return null;
  return (
    <div className="steps" aria-hidden="true">
      {steps.map((step, index) => (
        <span key={step.id} className={index <= reached ? 'is-reached' : ''} />
      ))}
    </div>
  );
}
