import { plainDigits } from '../../languages/digits.ts';
import { defaultWriterCode } from '../vocabulary/ids.ts';

/** Number of digits after the "W" of a complete writer code. */
export const writerCodeDigits = 5;

/** Reduces a typed writer code to "W" and at most five digits. */
export const normalizeWriterCode = (typed: string): string =>
  defaultWriterCode + plainDigits(typed).replace(/\D/g, '').slice(0, writerCodeDigits);

/** Returns whether the code has all its digits. Only then is the writer looked up and included in the price. */
export const isCompleteWriterCode = (code: string): boolean => code.length > writerCodeDigits;

/** Returns whether an order names a preferred writer. The form's empty code is a "W". */
export const namesWriter = (code: string): boolean => code !== '' && code !== defaultWriterCode;
