/** Adds an index for the search for earlier letters about an order, which otherwise reads all letters for each one. */
export const lettersByOrder: readonly string[] = [
  'create index letters_by_about on letters (about, address, created_at)',
];
