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
