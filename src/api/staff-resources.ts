/** Roles of the office: an owner may do everything, a manager everything about orders, a writer only what the own orders need. */
export const staffRoles = ['owner', 'manager', 'writer'] as const;
/** Roles that run the business. */
export const managers = ['owner', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A person who works for the provider. */
export interface StaffMember {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  /** Host of the writer's site and code of the writer; null for other roles. */
  writer: { host: string; code: string } | null;
  isActive: boolean;
  /** True until the person has accepted the invitation. */
  isInvited: boolean;
  /** ISO 8601 with offset; null before the first login. */
  lastSeenAt: string | null;
}

/** The person of a session. */
export interface StaffIdentity extends Pick<StaffMember, 'id' | 'name' | 'email' | 'role' | 'writer'> {
  /** Hosts of all sites. */
  sites: string[];
}

/** Facts that an invitation shows before it is accepted. */
export interface Invitation {
  email: string;
  name: string;
  role: StaffRole;
  /** Secret for an authenticator app, in base 32. */
  secret: string;
  /** The same secret as an address that authenticator apps open (`otpauth://…`). */
  address: string;
}

/** Codes that each replace the code of the authenticator app once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface StaffDevice {
  id: number;
  device: string;
  network: string;
  /** ISO 8601 with offset. */
  lastSeenAt: string;
  isCurrent: boolean;
}

/** One act of a person in the office, or of the command line. Acts are never changed or deleted. */
export interface StaffAct {
  id: number;
  /** ISO 8601 with offset. */
  at: string;
  /** Name of the person; `command line` for a command. */
  by: string;
  /** Name of the call or command, such as `inviteStaff`. */
  act: string;
  /** Its subject, such as `order O-7K3M9Q`. */
  about: string;
  /** Values before and after the act, by name. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  network: string;
}
