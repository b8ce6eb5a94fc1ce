import { readPrice } from '../../order/price/money.ts';

/** Returns whether a typed text is neither empty nor a price. */
export const isWrong = (text: string): boolean => text.trim() !== '' && readPrice(text) === null;

const areHeadings = (texts: readonly string[]) =>
  texts.some(isWrong) && texts.every((text) => text.trim() === '' || isWrong(text));

/**
 * Returns the cells of a pasted part of a spreadsheet by row and column. Headings that were copied with the prices are left out: a
 * first row and a first column without any price.
 */
export const pastedCells = (text: string): string[][] => {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const [head = [], ...below] = lines;
  const rows = below.length > 0 && areHeadings(head) ? below : lines;
  const hasNames = rows.every(({ length }) => length > 1) && areHeadings(rows.map(([first = '']) => first));
  return hasNames ? rows.map(([, ...prices]) => prices) : rows;
};
