import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];

const { created, paid, inProgress, delivered, revision, approved, cancelled, refunded } = orderStatuses;

const statusNames = new Map<number, string>(Object.entries(orderStatuses).map(([name, id]) => [id, name]));

/** Returns the name of a status for the provider's lists and for downloads. */
export const statusName = (id: number): string => statusNames.get(id) ?? String(id);

/** Statuses from which each status may be reached. */
export const allowedFrom: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [created]: [],
  [paid]: [created],
  [inProgress]: [paid],
  // `delivered` is included, because a second file may follow; `paid`, because the provider may skip the command `start`.
  [delivered]: [paid, inProgress, revision, delivered],
  [revision]: [delivered],
  [approved]: [delivered],
  // A paid order cannot be cancelled, only refunded, even after its approval.
  [cancelled]: [created],
  [refunded]: [paid, inProgress, delivered, revision, approved],
};
