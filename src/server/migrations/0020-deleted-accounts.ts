/** Adds the time of an account's deletion. The row of a deleted account stays, because orders refer to it. */
export const deletedAccounts: readonly string[] = [`alter table clients add column deleted_at bigint`];
