import type { OrderDraft } from '../vocabulary/fields.ts';
import { priceVersion, type Site } from '../vocabulary/site.ts';
import { isCounted, showsSpacing, usesSlides } from './paper-type-rules.ts';

/** Returns which quantities a paper type has: elements (pages, problems …), slides, or both. */
export const quantityKind = (typeId: OrderDraft['typeId'], { config }: Pick<Site, 'config'>) => {
  if (usesSlides(typeId)) return 'slides';
  return priceVersion(config) === 2 || isCounted(typeId) ? 'elements' : 'both';
};

/** Returns which of the fields that depend on the paper type are visible. */
export const fieldView = (
  draft: Pick<OrderDraft, 'typeId' | 'numberElements'>,
  site: Pick<Site, 'config'>,
) => {
  const kind = quantityKind(draft.typeId, site);
  return {
    showsElements: kind !== 'slides',
    showsSlides: kind !== 'elements',
    /** Slides are the whole paper: the type has no pages, or there are 0 of them. */
    isOfSlides: kind === 'slides' || (kind === 'both' && draft.numberElements === '0'),
    showsSpacing: showsSpacing(draft),
  };
};

export type FieldView = ReturnType<typeof fieldView>;
