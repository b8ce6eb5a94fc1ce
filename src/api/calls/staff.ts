import { type None, officeCall } from '../call.ts';
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

/** Returns what an invitation offers. The invitation stays open. */
export const readInvitation = /* @__PURE__ */ officeCall<{ token: string }, Invitation>()(
  'POST',
  '/invitation',
  'urlencoded',
);
/**
 * Accepts an invitation with a password and a code of the authenticator app, and logs in. The first owner, whose invitation has
 * no address, chooses it here.
 */
export const acceptInvitation = /* @__PURE__ */ officeCall<
  { token: string; email?: string; name: string; password: string; code: string },
  RecoveryCodes
>()('POST', '/invitation/acceptance', 'urlencoded');
/** Logs in. `code` is one of the authenticator app, or a recovery code. */
export const staffLogin = /* @__PURE__ */ officeCall<
  { email: string; password: string; code: string },
  StaffIdentity
>()('POST', '/session', 'urlencoded');
export const staffIdentity = /* @__PURE__ */ officeCall<None, StaffIdentity>()('GET', '/session', 'none');
export const staffLogout = /* @__PURE__ */ officeCall<None, null>()('DELETE', '/session', 'none');
/** Returns the person's open sessions, sorted by their last use, latest first. */
export const staffDevices = /* @__PURE__ */ officeCall<None, StaffDevice[]>()('GET', '/sessions', 'none');
export const endStaffSession = /* @__PURE__ */ officeCall<None, null>()('DELETE', '/sessions/:id', 'none');
export const staffMembers = /* @__PURE__ */ officeCall<None, StaffMember[]>()('GET', '/people', 'none');
/** Invites a person by letter. A second invitation replaces the password and the authenticator app of the person. */
export const inviteStaff = /* @__PURE__ */ officeCall<
  { email: string; name: string; role: StaffRole; site?: string; writerCode?: string },
  StaffMember
>()('POST', '/people', 'urlencoded');
export const changeStaff = /* @__PURE__ */ officeCall<
  { name?: string; role?: StaffRole; isActive?: boolean },
  StaffMember
>()('PATCH', '/people/:id', 'urlencoded');
/** Returns the latest acts, newest first: all, or those about one thing such as `order O-7K3M9Q`. */
export const staffActs = /* @__PURE__ */ officeCall<{ about?: string }, StaffAct[]>()(
  'GET',
  '/acts',
  'query',
);
/** Returns the figures of a site for the last days, today included. */
export const staffFigures = /* @__PURE__ */ officeCall<{ host: string; days: number }, StaffFigures>()(
  'GET',
  '/figures',
  'query',
);
/** Returns what the visitors of each template of the order form have ordered in the last days. */
export const staffTemplates = /* @__PURE__ */ officeCall<{ host: string; days: number }, StaffTemplates>()(
  'GET',
  '/figures/templates',
  'query',
);
/** Returns what came in and went back on each day of a month such as `2030-12`. */
export const staffPayouts = /* @__PURE__ */ officeCall<{ host: string; month: string }, StaffPayouts>()(
  'GET',
  '/payouts',
  'query',
);
export const staffHealth = /* @__PURE__ */ officeCall<None, StaffHealth>()('GET', '/health', 'none');
