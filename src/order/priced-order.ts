import type { OrderDraft } from './draft.ts';
import { type ExtraId, extras, writerGrades } from './ids.ts';
import type { PricedOrder } from './price.ts';
import { showsSpacing } from './spacing.ts';
import type { Discount } from './tariff.ts';

const extraFields = ['abstractPage', 'plagiarismReport', 'personalSupport'] as const;

/** The listed extras and the checked ones, each once. */
export const checkedExtras = (
  draft: Pick<OrderDraft, (typeof extraFields)[number] | 'extrasIds'>,
): ExtraId[] => [
  ...new Set([...draft.extrasIds, ...extraFields.filter((name) => draft[name]).map((name) => extras[name])]),
];

type Priced = Omit<PricedOrder, 'quantity' | 'extrasIds' | 'discount'> &
  Pick<OrderDraft, 'numberElements' | 'numberSlides' | (typeof extraFields)[number] | 'extrasIds'>;

/**
 * What a draft's price depends on. Spacing counts only where the form shows it; an emptied quantity counts as
 * one, so that the price does not vanish while the visitor types. A writer whose grade is not known is a regular one.
 */
export const pricedOrder = (draft: Priced, discount: Discount | null): PricedOrder => ({
  typeId: draft.typeId,
  typeCategoryId: draft.typeCategoryId,
  serviceId: draft.serviceId,
  academicLevelId: draft.academicLevelId,
  deadlineId: draft.deadlineId,
  spacingType: showsSpacing(draft) ? draft.spacingType : 'double',
  writerGradeId: draft.writerGradeId === writerGrades.previous ? writerGrades.regular : draft.writerGradeId,
  currencyId: draft.currencyId,
  quantity: Math.max(1, Number(draft.numberElements) + Number(draft.numberSlides)),
  extrasIds: checkedExtras(draft),
  discount,
});
