import { type OrderStatus, orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { useCabinet } from '../../context/cabinet-context.ts';
import { statusById, statusText } from './statuses.ts';

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
