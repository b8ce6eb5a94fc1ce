import { type None, office } from '../call.ts';
import type {
  Invitation,
  RecoveryCodes,
  StaffAct,
  StaffDevice,
  StaffIdentity,
  StaffMember,
} from '../resources/staff.ts';
import type { StaffFigures, StaffHealth, StaffPayouts, StaffTemplates } from '../resources/staff-figures.ts';
import type { StaffRole } from '../staff-roles.ts';

// Calls of the office, which only the host `office.` answers to persons. A cookie carries the session. A program sends an API key,
// also to the host `api.`.

/** Returns the person of an invitation, and the secret for the authenticator app. The invitation stays open. */
export const readInvitation = /* @__PURE__ */ office.post<{ token: string }, Invitation>()('/invitation');
/**
 * Accepts an invitation with a password and a code of the authenticator app, and logs in. The first owner, whose invitation has
 * no address, chooses it here.
 */
export const acceptInvitation = /* @__PURE__ */ office.post<
  { token: string; email?: string; name: string; password: string; code: string },
  RecoveryCodes
>()('/invitation/acceptance');
/** Logs in. `code` is one of the authenticator app, or a recovery code. */
export const staffLogin = /* @__PURE__ */ office.post<
  { email: string; password: string; code: string },
  StaffIdentity
>()('/session');
export const staffIdentity = /* @__PURE__ */ office.get<None, StaffIdentity>()('/session');
export const staffLogout = /* @__PURE__ */ office.delete<None, null>()('/session');
/** Returns the person's open sessions, sorted by their last use, latest first. */
export const staffDevices = /* @__PURE__ */ office.get<None, StaffDevice[]>()('/sessions');
export const endStaffSession = /* @__PURE__ */ office.delete<None, null>()('/sessions/:id');
export const staffMembers = /* @__PURE__ */ office.get<None, StaffMember[]>()('/people');
/** Invites a person by letter. A second invitation replaces the password and the authenticator app of the person. */
export const inviteStaff = /* @__PURE__ */ office.post<
  { email: string; name: string; role: StaffRole; site?: string; writerCode?: string },
  StaffMember
>()('/people');
export const changeStaff = /* @__PURE__ */ office.patch<
  { name?: string; role?: StaffRole; isActive?: boolean },
  StaffMember
>()('/people/:id');
/** Returns the latest acts, newest first: all, or those about one thing such as `order O-7K3M9Q`. */
export const staffActs = /* @__PURE__ */ office.get<{ about?: string }, StaffAct[]>()('/acts');
/** Returns the figures of a site for the last days, today included. */
export const staffFigures = /* @__PURE__ */ office.get<{ host: string; days: number }, StaffFigures>()(
  '/figures',
);
/** Returns the visitors of the last days by template of the order form, and the numbers of those who ordered and paid. */
export const staffTemplates = /* @__PURE__ */ office.get<{ host: string; days: number }, StaffTemplates>()(
  '/figures/templates',
);
/** Returns the sums of payments and refunds of each day of a month such as `2030-12`. */
export const staffPayouts = /* @__PURE__ */ office.get<{ host: string; month: string }, StaffPayouts>()(
  '/payouts',
);
export const staffHealth = /* @__PURE__ */ office.get<None, StaffHealth>()('/health');
