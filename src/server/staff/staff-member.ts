import type { StaffMember } from '../../api/resources/staff.ts';
import { isoTime } from '../database/time.ts';
import type { Site } from '../sites/store/sites.ts';
import type { StaffRow } from './store/staff.ts';

/** Returns site and code of a writer; null for other roles. */
export const writerOf = (
  { writer_site_id, writer_code }: StaffRow,
  sites: readonly Site[],
): StaffMember['writer'] => {
  const site = sites.find(({ id }) => id === writer_site_id);
  return site && writer_code ? { host: site.host, code: writer_code } : null;
};

export const memberOf = (
  row: StaffRow & { last_seen_at?: number | null },
  sites: readonly Site[],
): StaffMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  writer: writerOf(row, sites),
  isActive: row.is_active === 1,
  isInvited: row.password_hash === null,
  lastSeenAt: row.last_seen_at ? isoTime(row.last_seen_at) : null,
});
