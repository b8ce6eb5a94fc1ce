import type { Order } from '../../../api/resources.ts';
import { paperLines } from '../../../order/ordered-paper.ts';
import { momentText } from './order-texts.ts';

/** Details of the ordered paper, line by line. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <dl className="summary">
      {paperLines(order, momentText).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
