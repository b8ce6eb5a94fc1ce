/** Adds the time at which an account was deleted. Its row stays, because its orders refer to it. */
export const deletedAccounts: readonly string[] = [`alter table clients add column deleted_at bigint`];
