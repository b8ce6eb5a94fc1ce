/** The states of an order, by their numbers in the API (decisions, "Client orders"). */
export const orderStatuses = {
  created: 1,
  paid: 2,
  inProgress: 3,
  delivered: 12,
  revision: 13,
  approved: 16,
} as const;
