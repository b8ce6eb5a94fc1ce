import type { DatabaseKind } from '../database/open.ts';

const columns = `
    at bigint not null,
    site_id bigint not null,
    visitor bigint not null,
    action_id bigint not null,
    page_id bigint not null,
    device_id bigint not null`;

/**
 * Creates the table of visitors' events without an index. SQLite keeps the events in the sequence of their arrival, PostgreSQL
 * in a partition for each day.
 */
export const visitorEventTable = (kind: DatabaseKind): readonly string[] => [
  kind === 'sqlite'
    ? `create table visitor_events (id integer primary key,${columns})`
    : `create table visitor_events (${columns}) partition by range (at)`,
];

/** Replaces the visitor actions by small events, a table of their texts, and hourly counts. Existing actions become counts. */
export const visitorEvents: readonly string[] = [
  `create table event_texts (
    id bigint not null,
    day bigint not null,
    text text not null,
    primary key (id)
  )`,
  `create index event_texts_by_day on event_texts (day)`,
  `create table event_counts (
    hour bigint not null,
    site_id bigint not null,
    widget text not null,
    template text not null,
    action text not null,
    campaign text not null,
    count bigint not null,
    primary key (hour, site_id, widget, template, action, campaign)
  )`,
  `insert into event_counts
    select created_at / 3600000 * 3600000, site_id, label, '', '', '', count(*)
    from visitor_actions group by 1, 2, 3`,
  `drop table visitor_actions`,
];
