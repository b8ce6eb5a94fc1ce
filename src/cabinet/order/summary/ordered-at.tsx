import type { Order } from '../../../api/resources.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { momentText } from './order-texts.ts';

/** Renders the time at which an order was placed. */
export function OrderedAt({ createdAt }: Pick<Order, 'createdAt'>) {
  const t = useTranslator();
  return t.parts('Ordered %time%', {
    time: (
      <time key="time" dateTime={createdAt}>
        {momentText(createdAt, t)}
      </time>
    ),
  });
}
