import type { PaymentService } from './ports/payment.ts';
import type { OrderRow } from './stores/orders.ts';

/** The service that an order is paid through; null by hand. No service takes a payment of nothing. */
export const paymentFor = (
  payment: PaymentService | null,
  { charged_cents }: Pick<OrderRow, 'charged_cents'>,
): PaymentService | null => (charged_cents > 0 ? payment : null);
