import * as calls from '../../../api/calls.ts';
import { useCabinet } from '../../context/cabinet-context.ts';
import { cardText } from '../../shared/order-texts.tsx';
import { useLoad } from '../../shared/use-load.ts';

/** Renders the card with which an order was paid, if it is known, and a link to the invoice; nothing if they cannot be loaded. */
export function PaidWith({ orderCode }: { orderCode: string }) {
  const { t, client } = useCabinet();
  const params = { id: orderCode };
  const [loaded] = useLoad(`payment ${orderCode}`, () => client.send(calls.payment, { params }));
  if (loaded.state !== 'ready') return null;
  const { card, invoice } = loaded.value;
  return (
    <p>
      {card && t('Paid with %card%', { card: cardText(card) })}{' '}
      {invoice && (
        <a href={invoice} target="_blank" rel="noreferrer">
          {t('Invoice')}
        </a>
      )}
    </p>
  );
}
