import { instanceWordOf, usesSlides } from '../../../order/rules/paper-type-rules.ts';
import type { DraftField } from '../../../order/vocabulary/fields.ts';
import type { OrderSnapshot } from './scope.ts';

/** What each field is called wherever it is named: its label, the preview, the summary of errors. */
export const draftLabels = {
  typeId: 'Type of paper',
  serviceId: 'Type of service',
  subjectId: 'Subject',
  formatId: 'Paper format',
  topic: 'Topic',
  details: 'Paper details',
  academicLevelId: 'Academic level',
  numberElements: '',
  numberSlides: 'Number of slides',
  deadlineId: 'Deadline',
  spacingType: 'Spacing',
  sources: 'Sources',
  materials: 'Materials',
  writersPreferredCode: "Preferred writer's code",
  discountCode: 'Discount code',
  extrasIds: 'Useful extras',
  currencyId: 'Currency',
  paymentSystemId: 'Payment method',
  policyAccepted: 'Terms of Use',
} satisfies Partial<Record<DraftField, string>>;

export const spacingNames = { double: 'Double spaced', single: 'Single spaced' } as const;

export type LabelledField = keyof typeof draftLabels;

/** The quantity is named after what the paper type counts: "Number of problems" (CAL-02). */
export const labelOf = (field: LabelledField, { typeId }: Pick<OrderSnapshot, 'typeId'>): string =>
  field === 'numberElements'
    ? `Number of ${usesSlides(typeId) ? 'page' : instanceWordOf(typeId)}s`
    : draftLabels[field];
