import type { Order } from '../../api/resources.ts';
import { summaryOf } from './order-texts.ts';

/** What was ordered, line by line. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <dl className="summary">
      {summaryOf(order).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
