import type { OrderDraft } from '../vocabulary/fields.ts';
import { maximumQuantity } from '../vocabulary/ids.ts';
import type { Site } from '../vocabulary/site.ts';
import { quantityKind } from './field-view.ts';

type Quantities = Pick<OrderDraft, 'numberElements' | 'numberSlides'>;

/**
 * Limits typed text to a whole number between `minimum` and 999. Empty text stays empty, because the visitor is still
 * typing.
 */
export const wholeNumber = (text: string, minimum: number): string => {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? '' : String(Math.min(maximumQuantity, Math.max(minimum, typed)));
};

/** Returns the minimum of a quantity: 0 if the paper has pages and slides and the other quantity is not 0, else 1. */
export const minimumQuantity = (
  { typeId, numberElements, numberSlides }: Pick<OrderDraft, 'typeId'> & Quantities,
  site: Pick<Site, 'config'>,
  field: keyof Quantities,
): 0 | 1 => {
  const other = field === 'numberSlides' ? numberElements : numberSlides;
  return quantityKind(typeId, site) === 'both' && other !== '0' ? 0 : 1;
};

const atLeastOne = (text: string) => wholeNumber(text, 1) || '1';

/**
 * Returns pages and slides after the visitor has typed one of them. The other one changes only if the paper type does
 * not have it.
 */
export const typedQuantities = (
  draft: Pick<OrderDraft, 'typeId'> & Quantities,
  site: Pick<Site, 'config'>,
  field: keyof Quantities,
): Quantities => {
  const { numberElements, numberSlides } = draft;
  const kind = quantityKind(draft.typeId, site);
  if (kind === 'slides') return { numberElements: '0', numberSlides: wholeNumber(numberSlides, 1) };
  if (kind === 'elements') return { numberElements: wholeNumber(numberElements, 1), numberSlides: '0' };
  const typed = wholeNumber(draft[field], minimumQuantity(draft, site, field));
  return { numberElements, numberSlides, [field]: typed };
};

/**
 * Returns pages and slides after the visitor has chosen another paper type: only slides for a presentation, else only
 * elements.
 */
export const quantitiesOfType = (
  draft: Pick<OrderDraft, 'typeId'> & Quantities,
  site: Pick<Site, 'config'>,
): Quantities =>
  quantityKind(draft.typeId, site) === 'slides'
    ? { numberElements: '0', numberSlides: atLeastOne(draft.numberSlides) }
    : { numberElements: atLeastOne(draft.numberElements), numberSlides: '0' };
