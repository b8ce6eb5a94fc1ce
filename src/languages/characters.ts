const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Returns the value of a decimal digit. Unicode has the digits of each script in sequence, from 0 to 9. */
const digitValue = (digit: string) => {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (isDigit(zero - 1)) zero -= 1;
  return `${(point - zero) % 10}`;
};

/** Replaces the decimal digits of every script, such as `٣`, `३` and `３`, with 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitValue);

/** Returns a text for comparisons, without accents, case, invisible characters and differences of normalization. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{DI}]/gu, '')
    .toUpperCase();

/** Returns a typed code without spaces and invisible characters, and with plain letters and digits for full-width ones. */
export const plainCode = (typed: string): string =>
  plainDigits(typed.normalize('NFKC')).replace(/[\p{C}\p{Z}\p{DI}\u2800]/gu, '');

/** Matches a character that shows nothing and takes no room or that of a space. Spaces themselves do not match. */
export const invisible = /[\p{C}\p{DI}\u2800]/u;
