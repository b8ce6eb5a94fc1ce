import type { OrderDraft } from '../vocabulary/draft.ts';
import { isCounted, usesSlides } from './paper-type-rules.ts';

/** Whether a form asks for the spacing: only pages have one. */
export const showsSpacing = ({
  typeId,
  numberElements,
}: Pick<OrderDraft, 'typeId' | 'numberElements'>): boolean =>
  !usesSlides(typeId) && !isCounted(typeId) && numberElements !== '0';
