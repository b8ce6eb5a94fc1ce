import type { Order } from '../../../api/resources.ts';
import { paperLines, textLines } from '../../../order/ordered-paper.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { momentText } from './order-texts.ts';

/** Renders the details of the ordered paper, line by line. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useTranslator();
  // Leaves out topic and details, because the page shows them in other places.
  const lines = [
    ...paperLines(order, (time) => momentText(time, t), t),
    ...textLines(order, ['topic', 'details']),
  ];
  return (
    <dl className="summary">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
