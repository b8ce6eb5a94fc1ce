/** Number of rows on a page of a list. */
export const perPage = 50;

/** Converts the value of `--page` to a number; throws a message for the provider if it is no page number. */
export const pageOf = (text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not a page number. Name a whole number from 1.`);
};

/** Returns the line below a page of a list; nothing for a list of one page. Throws if the page does not exist. */
export const pageLines = (at: number, total: number, things: string): string[] => {
  const last = Math.ceil(total / perPage);
  if (at > last) throw new Error(`There is no page ${at}. The last one is ${last}.`);
  const more = at < last ? ` The next page: --page ${at + 1}` : '';
  return last > 1 ? [`Page ${at} of ${last}, ${total} ${things}.${more}`] : [];
};
