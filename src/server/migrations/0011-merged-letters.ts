export const mergedLetters: readonly string[] = [
  `alter table letters add column merge_key text`,
  `create unique index letters_by_merge_key on letters (merge_key)`,
];
