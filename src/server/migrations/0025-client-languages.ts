/** Adds the language of each client, and the language of letters that are sent after their account is deleted. */
export const clientLanguages: readonly string[] = [
  `alter table clients add column language text not null default 'en'`,
  `alter table letters add column language text`,
];
