import type { DraftField, OrderDraft } from './draft.ts';
import { defaultWriterCode } from './ids.ts';
import type { TemplateName } from './site.ts';
import { isCompleteWriterCode } from './writer-code.ts';

const priceFields: readonly DraftField[] = [
  ...(['typeId', 'serviceId', 'deadlineId', 'academicLevelId', 'numberElements', 'numberSlides'] as const),
  ...(['spacingType', 'writerGradeId', 'personalSupport', 'plagiarismReport', 'abstractPage'] as const),
  ...(['currencyId', 'premiumSpecialist', 'top10Writer', 'writersPreferredCode'] as const),
];

/** Milliseconds that m2_d1 waits after a keystroke in the discount code. */
export const discountDelay = 500;

/**
 * Whether a change of `field` asks for a new price (specification section 4, "Recalculation"). A writer code
 * counts once it is complete, or gone.
 */
export const recalculates = (
  field: DraftField,
  { writersPreferredCode: code }: Pick<OrderDraft, 'writersPreferredCode'>,
  template: TemplateName = 'm1_d1',
): boolean => {
  if (field === 'discountCode') return template === 'm2_d1';
  if (field === 'writersPreferredCode') return isCompleteWriterCode(code) || code === defaultWriterCode;
  return priceFields.includes(field);
};

/** Whether two drafts could have different prices: a form asks on start only then. */
export const pricesDiffer = (draft: OrderDraft, other: OrderDraft): boolean =>
  [...priceFields, 'discountCode' as const].some((field) => draft[field] !== other[field]);
