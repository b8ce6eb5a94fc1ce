import { draftLabels } from '../../shared/draft-field.tsx';

const { typeId, academicLevelId, numberElements, deadlineId } = draftLabels;

// Labels of fields whose place or wording differs from the other templates, in the sequence of the cards.
const ownLabels = {
  typeId,
  academicLevelId,
  numberElements,
  deadlineId,
  details: 'What should the writer do?',
} as const;

/** Labels of all fields in this template, in their sequence. */
export const checkoutLabels = { ...ownLabels, ...draftLabels, ...ownLabels };
