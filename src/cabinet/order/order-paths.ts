import type { Order } from '../../api/resources/order.ts';
import { choiceFields, quantityFields } from '../../order/vocabulary/fields.ts';

export const paymentPath = ({ code, paymentSystemId }: Order): string =>
  `/secure-payment?${new URLSearchParams({ orderCode: code, paymentSystemId: String(paymentSystemId) })}`;

const repeated: readonly string[] = [...choiceFields, ...quantityFields, 'spacingType', 'writerCode'];

/**
 * Returns the address of the order form with the choices of an order and its writer. The form ignores choices that it does not
 * take from an address, and the texts are left out, because the next paper has its own.
 */
export const againPath = (order: Order): string => {
  const choices = Object.entries(order).filter(([name, value]) => repeated.includes(name) && value);
  return `/order-now?${new URLSearchParams(choices.map(([name, value]) => [name, String(value)]))}`;
};
