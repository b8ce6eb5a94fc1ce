import type { OrderDraft } from '../vocabulary/draft.ts';
import { maximumQuantity } from '../vocabulary/ids.ts';
import type { Site } from '../vocabulary/site.ts';
import { quantityKind } from './field-view.ts';

type Quantities = Pick<OrderDraft, 'numberElements' | 'numberSlides'>;

/** Typed text as a whole number between `minimum` and 999. Empty stays empty: the visitor is still typing. */
export const wholeNumber = (text: string, minimum: number): string => {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? '' : String(Math.min(maximumQuantity, Math.max(minimum, typed)));
};

/** The least that a quantity may be: 0 beside another that is not 0. */
export const minimumQuantity = (
  { typeId, numberElements, numberSlides }: Pick<OrderDraft, 'typeId'> & Quantities,
  site: Pick<Site, 'config'>,
  field: keyof Quantities,
): 0 | 1 => {
  const other = field === 'numberSlides' ? numberElements : numberSlides;
  return quantityKind(typeId, site) === 'both' && other !== '0' ? 0 : 1;
};

const atLeastOne = (text: string) => wholeNumber(text, 1) || '1';

/** Both quantities after one was typed. Those that stand together leave each other alone. */
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

/** Both quantities after the paper type was chosen: slides types have only slides, others start from pages. */
export const quantitiesOfType = (
  draft: Pick<OrderDraft, 'typeId'> & Quantities,
  site: Pick<Site, 'config'>,
): Quantities =>
  quantityKind(draft.typeId, site) === 'slides'
    ? { numberElements: '0', numberSlides: atLeastOne(draft.numberSlides) }
    : { numberElements: atLeastOne(draft.numberElements), numberSlides: '0' };
