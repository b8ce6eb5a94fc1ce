import { leastCharge } from '../../order/price/bonus.ts';
import type { PaymentService } from '../payments/service/payment.ts';
import type { OrderRow } from './store/order-rows.ts';

/** Returns the payment service of an order; null for payment by hand, which also takes amounts below the service's minimum. */
export const paymentServiceFor = (
  payment: PaymentService | null,
  { charged_cents }: Pick<OrderRow, 'charged_cents'>,
): PaymentService | null => (charged_cents >= leastCharge ? payment : null);
