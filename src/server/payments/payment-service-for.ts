import { leastCharge } from '../../order/price/bonus.ts';
import type { PaymentService } from '../ports/payment.ts';
import type { OrderRow } from '../stores/orders/orders.ts';

/** Returns the payment service of an order; null for payment by hand, which also takes amounts below the service's minimum. */
export const paymentServiceFor = (
  payment: PaymentService | null,
  { charged_cents }: Pick<OrderRow, 'charged_cents'>,
): PaymentService | null => (charged_cents >= leastCharge ? payment : null);
