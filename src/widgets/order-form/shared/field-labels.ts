import type { Text } from '../../../languages/text.ts';
import { instanceWordOf, usesSlides } from '../../../order/rules/paper-type-rules.ts';
import { type LabelledField, labelledFields, orderFields } from '../../../order/vocabulary/fields.ts';
import { mapFields } from '../../../order/vocabulary/map-fields.ts';
import type { OrderSnapshot } from './scope.ts';

/** Labels of the fields, in the sequence of the preview and of the summary of errors. */
export const draftLabels = mapFields(labelledFields, (field): Text | '' => orderFields[field].label);

export const spacingNames = { double: 'Double spaced', single: 'Single spaced' } as const;

/**
 * Returns the noun for one element of the paper type. It is "page" for a presentation, because elements beside slides
 * are pages.
 */
export const elementWordOf = ({ typeId }: Pick<OrderSnapshot, 'typeId'>) =>
  usesSlides(typeId) ? 'page' : instanceWordOf(typeId);

/** Returns the label of a field. The label of the quantity contains the noun of the paper type: "Number of problems". */
export const labelOf = (field: LabelledField, draft: Pick<OrderSnapshot, 'typeId'>): Text =>
  field === 'numberElements' ? `Number of ${elementWordOf(draft)}s` : orderFields[field].label;
