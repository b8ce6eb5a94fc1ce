import type { DatabaseKind } from '../database/open.ts';

/**
 * Adds a trigger that notifies the servers of each change of a site, also of a change by SQL. PostgreSQL delivers a
 * notification when its transaction is committed. SQLite has no notifications, so servers on SQLite query the table at an
 * interval.
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
