import { orderStatuses } from '../order/order-statuses.ts';

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];

const { created, paid, inProgress, delivered, revision, approved } = orderStatuses;

/** From which states each state is reached. */
export const allowedFrom: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [created]: [],
  [paid]: [created],
  [inProgress]: [paid],
  // A second file may be delivered, and work begins before the provider gets round to saying so.
  [delivered]: [paid, inProgress, revision, delivered],
  [revision]: [delivered],
  [approved]: [delivered],
};

/** Whether its customer may still send files: an approved order is closed. */
export const takesFiles = (statusId: number): boolean => statusId !== approved;
