import { type Static, Type } from 'typebox';
import { staffRoles } from '../staff-roles.ts';
import { count, flagOf, oneOf, orNull, text, textOf, time } from './schemas.ts';

const role = oneOf(staffRoles);
const person = {
  id: count,
  name: text,
  email: text,
  role,
  writer: orNull(Type.Object({ host: text, code: text }), 'Site and code of a writer; null for other roles'),
};

/** A person who works for the provider. */
export const StaffMember = Type.Object({
  ...person,
  isActive: Type.Boolean(),
  isInvited: flagOf('Has not accepted the invitation yet'),
  lastSeenAt: orNull(time, 'Null before the first login'),
});
export type StaffMember = Static<typeof StaffMember>;

/** The person of a session. */
export const StaffIdentity = Type.Object({
  ...person,
  sites: Type.Array(text, { description: 'Hosts of all sites' }),
  languages: Type.Array(Type.Object({ id: text, name: text }), {
    description: 'Languages that a site can have',
  }),
});
export type StaffIdentity = Static<typeof StaffIdentity>;

/** An invitation as it is shown before it is accepted. */
export const Invitation = Type.Object({
  email: text,
  name: text,
  role,
  secret: textOf('For an authenticator app, in base 32'),
  address: textOf('The secret as an address that authenticator apps open (`otpauth://…`)'),
});
export type Invitation = Static<typeof Invitation>;

export const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(text, { description: 'Each replaces the code of the authenticator app once' }),
});
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const StaffDevice = Type.Object({
  id: count,
  device: text,
  network: text,
  lastSeenAt: time,
  isCurrent: Type.Boolean(),
});
export type StaffDevice = Static<typeof StaffDevice>;

const values = Type.Record(Type.String(), Type.Unknown());

/** One act of a person in the office, or of the command line. Acts are never changed or deleted. */
export const StaffAct = Type.Object({
  id: count,
  at: time,
  by: textOf('Name of the person; `command line` for a command'),
  act: textOf('Name of the call or command, such as `inviteStaff`'),
  about: textOf('Such as `order O-7K3M9Q`'),
  before: values,
  after: values,
  network: text,
});
export type StaffAct = Static<typeof StaffAct>;
