import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];

const { created, paid, inProgress, delivered, revision, approved, cancelled, refunded } = orderStatuses;

/** From which states each state is reached. */
export const allowedFrom: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [created]: [],
  [paid]: [created],
  [inProgress]: [paid],
  // A second file may be delivered, and work begins before the provider gets round to saying so.
  [delivered]: [paid, inProgress, revision, delivered],
  [revision]: [delivered],
  [approved]: [delivered],
  // Once money has arrived, an order can only end by giving it back, and after its approval too.
  [cancelled]: [created],
  [refunded]: [paid, inProgress, delivered, revision, approved],
};
