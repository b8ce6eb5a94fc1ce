import { leastCharge } from '../../order/price/bonus.ts';
import type { PaymentService } from '../ports/payment.ts';
import type { OrderRow } from '../stores/orders/orders.ts';

/** The service that an order is paid through; null by hand, also where the amount is too small for any service. */
export const paymentFor = (
  payment: PaymentService | null,
  { charged_cents }: Pick<OrderRow, 'charged_cents'>,
): PaymentService | null => (charged_cents >= leastCharge ? payment : null);
