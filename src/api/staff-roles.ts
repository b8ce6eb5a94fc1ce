/** Roles of the office: an owner may do everything, a manager everything about orders, a writer only the work on own orders. */
export const staffRoles = ['owner', 'manager', 'writer'] as const;
/** Roles that run the business. */
export const managers = ['owner', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];
