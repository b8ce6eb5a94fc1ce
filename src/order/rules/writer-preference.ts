import type { OrderDraft } from '../vocabulary/fields.ts';
import { defaultWriterCode, type WriterGradeId, writerGrades } from '../vocabulary/ids.ts';
import { normalizeWriterCode } from './writer-code.ts';

type Preference = Pick<OrderDraft, 'writerGradeId' | 'premiumSpecialist' | 'top10Writer'>;

const { regular, premium, top10, previous } = writerGrades;

/** Returns a grade with the two extras that mirror it, of which at most one is checked. */
const preference = (gradeId: WriterGradeId): Preference => ({
  writerGradeId: gradeId,
  premiumSpecialist: gradeId === premium,
  top10Writer: gradeId === top10,
});

/** Returns the changes after the customer chose a grade. Every grade except "previous" removes the preferred writer. */
export const chooseGrade = (gradeId: WriterGradeId): Partial<OrderDraft> => ({
  ...preference(gradeId),
  ...(gradeId !== previous && { writersPreferredCode: defaultWriterCode }),
});

/** Returns the changes after the extra of a grade was checked or unchecked. */
export const toggleGrade = (gradeId: WriterGradeId, { isOn }: { isOn: boolean }) =>
  chooseGrade(isOn ? gradeId : regular);

/**
 * Returns the changes after the customer typed a writer code. A code sets the grade "previous", an empty one
 * "regular".
 */
export const enterWriterCode = (text: string, before: string): Partial<OrderDraft> => {
  const code = normalizeWriterCode(text);
  const isNone = code === defaultWriterCode;
  return { writersPreferredCode: code, ...(code !== before && preference(isNone ? regular : previous)) };
};

/** Returns the draft with the grade that the server found for the preferred writer. A regular writer keeps "previous". */
export const applyWriterGrade = (draft: OrderDraft, gradeId: WriterGradeId): OrderDraft =>
  draft.writersPreferredCode === defaultWriterCode
    ? draft
    : { ...draft, ...preference(gradeId === premium || gradeId === top10 ? gradeId : previous) };
