import * as calls from '../../../api/calls.ts';
import { useCabinet } from '../../context/cabinet-context.ts';
import { useLoad } from '../../shared/use-load.ts';
import { cardText } from './order-texts.ts';

/** Card that an order was paid with. It renders nothing if the card is unknown or cannot be loaded. */
export function PaidWith({ orderCode }: { orderCode: string }) {
  const { client } = useCabinet();
  const params = { id: orderCode };
  const [loaded] = useLoad(`payment ${orderCode}`, () => client.send(calls.payment, { params }));
  const card = loaded.state === 'ready' && loaded.value.card;
  return card ? <p>Paid with {cardText(card)}</p> : null;
}
