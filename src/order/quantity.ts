import type { OrderDraft } from './draft.ts';
import { quantityKind } from './field-view.ts';
import { maximumQuantity } from './ids.ts';
import type { Site } from './site.ts';

type Quantities = Pick<OrderDraft, 'numberElements' | 'numberSlides'>;

/** Typed text as a whole number between `minimum` and 999. Empty stays empty: the visitor is still typing. */
export const wholeNumber = (text: string, minimum: number): string => {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? '' : String(Math.min(maximumQuantity, Math.max(minimum, typed)));
};

const atLeastOne = (text: string) => wholeNumber(text, 1) || '1';

/** Gives `own` the lead: the other quantity yields to it, and steps in where it becomes 0. */
const lead = (own: string, other: string): [string, string] => {
  const count = wholeNumber(own, 0);
  if (count === '') return ['', other];
  return [count, count === '0' ? atLeastOne(other) : '0'];
};

/** Both quantities after one was typed: exactly one is above zero, or its field is empty. */
export const typedQuantities = (
  draft: Pick<OrderDraft, 'typeId'> & Quantities,
  site: Pick<Site, 'config'>,
  field: keyof Quantities,
): Quantities => {
  const { numberElements, numberSlides } = draft;
  const kind = quantityKind(draft.typeId, site);
  if (kind === 'either' && field === 'numberSlides') {
    const [slides, elements] = lead(numberSlides, numberElements);
    return { numberElements: elements, numberSlides: slides };
  }
  if (kind === 'either') {
    const [elements, slides] = lead(numberElements, numberSlides);
    return { numberElements: elements, numberSlides: slides };
  }
  return kind === 'slides'
    ? { numberElements: '0', numberSlides: wholeNumber(numberSlides, 1) }
    : { numberElements: wholeNumber(numberElements, 1), numberSlides: '0' };
};

/** Both quantities after the paper type was chosen: slides types have only slides, others start from pages. */
export const quantitiesOfType = (
  draft: Pick<OrderDraft, 'typeId'> & Quantities,
  site: Pick<Site, 'config'>,
): Quantities =>
  quantityKind(draft.typeId, site) === 'slides'
    ? { numberElements: '0', numberSlides: atLeastOne(draft.numberSlides) }
    : { numberElements: atLeastOne(draft.numberElements), numberSlides: '0' };
