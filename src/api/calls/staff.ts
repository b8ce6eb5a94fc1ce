import { call, type None } from '../call.ts';
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
export const readInvitation = /* @__PURE__ */ call<{ token: string }, Invitation>()(
  'POST',
  '/v1/staff/invitation',
  'urlencoded',
  'secret',
);
/**
 * Accepts an invitation with a password and a code of the authenticator app, and logs in. The first owner, whose invitation has
 * no address, chooses it here.
 */
export const acceptInvitation = /* @__PURE__ */ call<
  { token: string; email?: string; name: string; password: string; code: string },
  RecoveryCodes
>()('POST', '/v1/staff/invitation/acceptance', 'urlencoded', 'recoveryCodes');
/** Logs in. `code` is one of the authenticator app, or a recovery code. */
export const staffLogin = /* @__PURE__ */ call<
  { email: string; password: string; code: string },
  StaffIdentity
>()('POST', '/v1/staff/session', 'urlencoded', 'role');
export const staffIdentity = /* @__PURE__ */ call<None, StaffIdentity>()(
  'GET',
  '/v1/staff/session',
  'none',
  'role',
);
export const staffLogout = /* @__PURE__ */ call<None, null>()('DELETE', '/v1/staff/session', 'none');
/** Returns the person's open sessions, sorted by their last use, latest first. */
export const staffDevices = /* @__PURE__ */ call<None, StaffDevice[]>()(
  'GET',
  '/v1/staff/sessions',
  'none',
  'length',
);
export const endStaffSession = /* @__PURE__ */ call<None, null>()('DELETE', '/v1/staff/sessions/:id', 'none');
export const staffMembers = /* @__PURE__ */ call<None, StaffMember[]>()(
  'GET',
  '/v1/staff/people',
  'none',
  'length',
);
/** Invites a person by letter. A second invitation replaces the password and the authenticator app of the person. */
export const inviteStaff = /* @__PURE__ */ call<
  { email: string; name: string; role: StaffRole; site?: string; writerCode?: string },
  StaffMember
>()('POST', '/v1/staff/people', 'urlencoded', 'role');
export const changeStaff = /* @__PURE__ */ call<
  { name?: string; role?: StaffRole; isActive?: boolean },
  StaffMember
>()('PATCH', '/v1/staff/people/:id', 'urlencoded', 'role');
/** Returns the latest acts, newest first: all, or those about one thing such as `order O-7K3M9Q`. */
export const staffActs = /* @__PURE__ */ call<{ about?: string }, StaffAct[]>()(
  'GET',
  '/v1/staff/acts',
  'query',
  'length',
);
/** Returns the figures of a site for the last days, today included. */
export const staffFigures = /* @__PURE__ */ call<{ host: string; days: number }, StaffFigures>()(
  'GET',
  '/v1/staff/figures',
  'query',
  'days',
);
/** Returns what the visitors of each template of the order form have ordered in the last days. */
export const staffTemplates = /* @__PURE__ */ call<{ host: string; days: number }, StaffTemplates>()(
  'GET',
  '/v1/staff/figures/templates',
  'query',
  'templates',
);
/** Returns what came in and went back on each day of a month such as `2030-12`. */
export const staffPayouts = /* @__PURE__ */ call<{ host: string; month: string }, StaffPayouts>()(
  'GET',
  '/v1/staff/payouts',
  'query',
  'days',
);
export const staffHealth = /* @__PURE__ */ call<None, StaffHealth>()(
  'GET',
  '/v1/staff/health',
  'none',
  'limits',
);
