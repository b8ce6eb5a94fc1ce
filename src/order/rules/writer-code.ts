import { defaultWriterCode } from '../vocabulary/ids.ts';

/** Digits that a writer's code has behind its "W", at most (WRT-02). */
export const writerCodeDigits = 5;

/** What a writer-code field keeps of what is typed: "W" and its digits. */
export const normalizeWriterCode = (typed: string): string =>
  defaultWriterCode + typed.replace(/\D/g, '').slice(0, writerCodeDigits);

/** Only a code with all its digits is looked up and priced with (specification section 4, "Recalculation"). */
export const isCompleteWriterCode = (code: string): boolean => code.length > writerCodeDigits;
