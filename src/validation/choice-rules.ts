import { quantityKind } from '../order/rules/field-view.ts';
import {
  offeredDeadlines,
  offeredLevels,
  offeredPaperTypes,
  offeredServices,
} from '../order/rules/offers.ts';
import type { DraftField, OrderDraft } from '../order/vocabulary/draft.ts';
import { spacings } from '../order/vocabulary/ids.ts';
import type { Site } from '../order/vocabulary/site.ts';
import { quantityLimits } from './limits.ts';

/** The choices that a calculator and an order form share. */
export type Choices = Pick<
  OrderDraft,
  | 'typeId'
  | 'serviceId'
  | 'academicLevelId'
  | 'deadlineId'
  | 'numberElements'
  | 'numberSlides'
  | 'spacingType'
>;

export interface Rule<Input> {
  field: DraftField;
  message: string;
  holds: (input: Input, site: Site) => boolean;
}

/** Whether a choice is among those offered. */
export const includes = (items: readonly { id: number }[], wanted: number) =>
  items.some(({ id }) => id === wanted);

/** Typed text as a quantity; NaN where it is none. */
const count = (text: string) =>
  /^\d+$/.test(text) && Number(text) <= quantityLimits.max ? Number(text) : NaN;

const { min, max } = quantityLimits;
const outOfRange = `numberOutOfRange:${min}:${max}`;

/** Pages as the type has them: none for slides alone, else at least one; beside slides there may be none. */
const elementsFit: Rule<Choices>['holds'] = (input, site) => {
  const [elements, slides] = [count(input.numberElements), count(input.numberSlides)];
  const kind = quantityKind(input.typeId, site);
  if (kind === 'slides') return elements === 0;
  if (kind === 'elements') return elements >= min;
  // Slides that are no number are reported on their own field.
  return elements >= (slides === 0 ? min : 0);
};

const slidesFit: Rule<Choices>['holds'] = (input, site) => {
  const slides = count(input.numberSlides);
  const kind = quantityKind(input.typeId, site);
  return kind === 'elements' ? slides === 0 : slides >= (kind === 'slides' ? min : 0);
};

/** Without Vest, so that the calculator can afford them; the order's suite runs the same rows. */
export const choiceRules: readonly Rule<Choices>[] = [
  {
    field: 'typeId',
    message: 'choiceUnavailable',
    holds: ({ typeId }, site) => includes(offeredPaperTypes(site), typeId),
  },
  {
    field: 'serviceId',
    message: 'choiceUnavailable',
    holds: (input, site) => includes(offeredServices(input, site), input.serviceId),
  },
  {
    field: 'academicLevelId',
    message: 'choiceUnavailable',
    holds: (input, site) => includes(offeredLevels(input, site), input.academicLevelId),
  },
  {
    field: 'deadlineId',
    message: 'choiceUnavailable',
    holds: (input, site) => includes(offeredDeadlines(input, site), input.deadlineId),
  },
  { field: 'numberElements', message: outOfRange, holds: elementsFit },
  { field: 'numberSlides', message: outOfRange, holds: slidesFit },
  {
    field: 'spacingType',
    message: 'choiceUnavailable',
    holds: ({ spacingType }) => spacings.includes(spacingType),
  },
];
