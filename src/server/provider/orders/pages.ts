/** Rows per page of a list. */
export const perPage = 50;

/** Reads the option `--page`. */
export const pageOf = (text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not a page number. Name a whole number from 1.`);
};

/** Returns the last line of a list, which has several pages; nothing if it has one. Throws if there is no such page. */
export const pageLines = (at: number, total: number, things: string): string[] => {
  const last = Math.ceil(total / perPage);
  if (at > last) throw new Error(`There is no page ${at}. The last one is ${last}.`);
  const more = at < last ? ` The next page: --page ${at + 1}` : '';
  return last > 1 ? [`Page ${at} of ${last}, ${total} ${things}.${more}`] : [];
};
