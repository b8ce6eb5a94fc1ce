import type { OrderDraft } from '../vocabulary/draft.ts';
import { defaultWriterCode, type WriterGradeId, writerGrades } from '../vocabulary/ids.ts';
import { normalizeWriterCode } from './writer-code.ts';

type Preference = Pick<OrderDraft, 'writerGradeId' | 'premiumSpecialist' | 'top10Writer'>;

const { regular, premium, top10, previous } = writerGrades;

/** A grade and the two extras that mirror it: never both checked (WRT-01). */
const preference = (gradeId: WriterGradeId): Preference => ({
  writerGradeId: gradeId,
  premiumSpecialist: gradeId === premium,
  top10Writer: gradeId === top10,
});

/** A grade the customer picked. Any but "previous" gives up the preferred writer (WRT-02). */
export const chooseGrade = (gradeId: WriterGradeId): Partial<OrderDraft> => ({
  ...preference(gradeId),
  ...(gradeId !== previous && { writersPreferredCode: defaultWriterCode }),
});

export const toggleGrade = (gradeId: WriterGradeId, isOn: boolean) => chooseGrade(isOn ? gradeId : regular);

/** A typed writer code: W and its digits. Emptied, it takes the writer's grade away with it. */
export const enterWriterCode = (text: string, before: string): Partial<OrderDraft> => {
  const code = normalizeWriterCode(text);
  const isNone = code === defaultWriterCode;
  return { writersPreferredCode: code, ...(code !== before && preference(isNone ? regular : previous)) };
};

/** The draft once the preferred writer's grade is known (WRT-03): the code stays, the grade's extra is set. */
export const applyWriterGrade = (draft: OrderDraft, gradeId: WriterGradeId): OrderDraft =>
  draft.writersPreferredCode === defaultWriterCode
    ? draft
    : { ...draft, ...preference(gradeId === premium || gradeId === top10 ? gradeId : previous) };
