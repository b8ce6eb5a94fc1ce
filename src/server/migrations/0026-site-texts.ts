/** Adds a site's own wordings of texts. `text` is JSON: a text, or an object of texts by plural category. */
export const siteTexts: readonly string[] = [
  `create table site_texts (
    site_id bigint not null references sites (id),
    language text not null,
    english text not null,
    text text not null,
    primary key (site_id, language, english)
  )`,
];
