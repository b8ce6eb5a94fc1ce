/** Adds the translations of a site's words and rule pages. */
export const translations: readonly string[] = [
  `create table translations (
    site_id bigint not null references sites (id),
    language text not null,
    list text not null,
    item_id bigint not null,
    field text not null,
    text text not null,
    primary key (site_id, language, list, item_id, field)
  )`,
  `create table rule_translations (
    site_id bigint not null references sites (id),
    language text not null,
    slug text not null,
    title text not null,
    html text not null,
    primary key (site_id, language, slug)
  )`,
];
