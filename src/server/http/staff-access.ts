import { managers, staffRoles } from '../../api/staff-roles.ts';

// Who may make the calls of the office: roles of persons, and the scope of API keys.

export const ownerAccess = { roles: ['owner'] } as const;
export const catalogueAccess = { roles: managers, keyScope: 'catalogue' } as const;
export const figuresAccess = { roles: managers, keyScope: 'figures' } as const;
export const orderReadAccess = { roles: staffRoles, keyScope: 'orders:read' } as const;
/** Work on orders, which writers may do too. */
export const orderWorkAccess = { roles: staffRoles, keyScope: 'orders:act' } as const;
/** Decisions about orders, such as those about money and deadlines. */
export const orderBusinessAccess = { roles: managers, keyScope: 'orders:act' } as const;
