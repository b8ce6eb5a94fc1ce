import { fieldsOf } from './map-fields.ts';

/** Numbers of the statuses in the API. */
export const orderStatuses = {
  created: 1,
  paid: 2,
  inProgress: 3,
  delivered: 12,
  revision: 13,
  approved: 16,
  cancelled: 17,
  refunded: 18,
} as const;

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];

/** Stored reason of a refund for an order that its customer has cancelled. */
export const cancelledByCustomer = 'Cancelled by the customer';

/** Statuses that are final. */
export const closedStatuses: readonly OrderStatus[] = [
  orderStatuses.approved,
  orderStatuses.cancelled,
  orderStatuses.refunded,
];

/** Statuses of paid orders that wait for a delivery. */
export const unfinishedStatuses: readonly OrderStatus[] = [
  orderStatuses.paid,
  orderStatuses.inProgress,
  orderStatuses.revision,
];

export const isClosed = (statusId: number): boolean => closedStatuses.some((id) => id === statusId);

export const isUnfinished = (statusId: number): boolean => unfinishedStatuses.some((id) => id === statusId);

/** Returns the name of a status of orders for the provider's lists, for downloads and for events. */
export const statusName = (id: number): string =>
  fieldsOf(orderStatuses).find((name) => orderStatuses[name] === id) ?? String(id);
