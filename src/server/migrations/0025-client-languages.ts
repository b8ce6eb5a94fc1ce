/** Adds the language of each client, and that of a letter which is sent when its client no longer exists. */
export const clientLanguages: readonly string[] = [
  `alter table clients add column language text not null default 'en'`,
  `alter table letters add column language text`,
];
