import { Type } from 'typebox';
import { staffRoles } from '../../api/staff-resources.ts';

const text = Type.String();
const id = Type.Integer();
const time = Type.String({ format: 'date-time', description: 'ISO 8601 with offset' });
const [owner, manager, writer] = staffRoles;
const role = Type.Union([Type.Literal(owner), Type.Literal(manager), Type.Literal(writer)]);
const writerOfSite = Type.Union([Type.Object({ host: text, code: text }), Type.Null()]);

const person = { id, name: text, email: text, role, writer: writerOfSite };

export const StaffIdentity = Type.Object({ ...person, sites: Type.Array(text) });
export const StaffMember = Type.Object({
  ...person,
  isActive: Type.Boolean(),
  isInvited: Type.Boolean({ description: 'Has not accepted the invitation yet' }),
  lastSeenAt: Type.Union([time, Type.Null()]),
});
export const Invitation = Type.Object({
  email: text,
  name: text,
  role,
  secret: Type.String({ description: 'For an authenticator app, in base 32' }),
  address: Type.String({ description: 'The secret as `otpauth://…`' }),
});
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(text) });
export const StaffDevice = Type.Object({
  id,
  device: text,
  network: text,
  lastSeenAt: time,
  isCurrent: Type.Boolean(),
});
const values = Type.Record(Type.String(), Type.Unknown());
export const StaffAct = Type.Object({
  id,
  at: time,
  by: text,
  act: text,
  about: text,
  before: values,
  after: values,
  network: text,
});
