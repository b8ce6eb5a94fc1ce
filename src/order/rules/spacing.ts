import type { OrderDraft } from '../vocabulary/fields.ts';
import { isCounted, usesSlides } from './paper-type-rules.ts';

/** Returns whether the form shows the spacing, which only pages have. */
export const showsSpacing = ({
  typeId,
  numberElements,
}: Pick<OrderDraft, 'typeId' | 'numberElements'>): boolean =>
  !usesSlides(typeId) && !isCounted(typeId) && numberElements !== '0';
