import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { statuses } from './status.ts';

// A revision leads back to a delivery, and an order that was called off takes no further step.
const steps = statuses.filter(({ id, tone }) => id !== orderStatuses.revision && tone !== 'ended');

/** How far the order has come, as a line of marks; its status says the same in words below. */
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
