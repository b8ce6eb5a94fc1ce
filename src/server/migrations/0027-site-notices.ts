import type { DatabaseKind } from '../database/open.ts';

/**
 * Notifies the servers of a change of a site, also of one by SQL. A notification is delivered when its transaction is committed.
 * SQLite has none, so servers on it ask.
 */
export const siteNotices = (kind: DatabaseKind): readonly string[] =>
  kind === 'sqlite'
    ? []
    : [
        `create function notify_sites() returns trigger language plpgsql as
          'begin perform pg_notify(''octavo_sites'', ''''); return null; end'`,
        `create trigger sites_changed after insert or delete or update of version on sites
          for each statement execute function notify_sites()`,
      ];
