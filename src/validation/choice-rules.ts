import { offersOf } from '../order/rules/choice-offers.ts';
import { quantityKind } from '../order/rules/field-view.ts';
import {
  type ChoiceField,
  type DraftField,
  type OrderDraft,
  type RequiredField,
  requiredFields,
} from '../order/vocabulary/fields.ts';
import { spacings } from '../order/vocabulary/ids.ts';
import type { Bootstrap } from '../order/vocabulary/site.ts';
import type { FieldErrors } from './field-errors.ts';
import { quantityLimits } from './limits.ts';
import type { FieldCode } from './messages/fields.ts';

/** Fields that both the calculator and the order form have. */
export type Choices = Pick<OrderDraft, RequiredField | 'numberElements' | 'numberSlides' | 'spacingType'>;

export interface FieldRule<Input> {
  field: DraftField;
  message: FieldCode;
  holds: (input: Input, site: Bootstrap) => boolean;
}

/** Creates the rule that the site offers the choice, or each one of a list. */
export const offeredRule = <Field extends ChoiceField>(
  field: Field,
): FieldRule<Pick<OrderDraft, Field | 'typeId'>> => ({
  field,
  message: 'choiceUnavailable',
  holds: (input, site) => {
    const offered = offersOf(field, input, site);
    return [input[field]].flat().every((wanted) => offered.some(({ id }) => id === wanted));
  },
});

/**
 * Parses typed text as a quantity. Returns NaN, which fails every comparison, if the text is not a number within the
 * limits.
 */
const count = (text: string) =>
  /^\d+$/.test(text) && Number(text) <= quantityLimits.max ? Number(text) : NaN;

const { min, max } = quantityLimits;
const outOfRange: FieldCode = `numberOutOfRange:${min}:${max}`;

/**
 * Checks the number of elements: 0 if the paper type has slides only, else at least 1. Beside slides, 0 is also
 * allowed.
 */
const elementsFit: FieldRule<Choices>['holds'] = (input, site) => {
  const [elements, slides] = [count(input.numberElements), count(input.numberSlides)];
  const kind = quantityKind(input.typeId, site);
  if (kind === 'slides') return elements === 0;
  if (kind === 'elements') return elements >= min;
  // An invalid number of slides is reported on its own field.
  return elements >= (slides === 0 ? min : 0);
};

const slidesFit: FieldRule<Choices>['holds'] = (input, site) => {
  const slides = count(input.numberSlides);
  const kind = quantityKind(input.typeId, site);
  return kind === 'elements' ? slides === 0 : slides >= (kind === 'slides' ? min : 0);
};

/**
 * Rules for the choices of calculator and order form. They stand outside the suites, because the calculator does not load
 * the suites.
 */
export const choiceRules: readonly FieldRule<Choices>[] = [
  ...requiredFields.map(offeredRule),
  { field: 'numberElements', message: outOfRange, holds: elementsFit },
  { field: 'numberSlides', message: outOfRange, holds: slidesFit },
  {
    field: 'spacingType',
    message: 'choiceUnavailable',
    holds: ({ spacingType }) => spacings.includes(spacingType),
  },
];

/** Returns the message of the first rule that does not hold, by field. */
export const brokenRules = <Input>(
  rules: readonly FieldRule<Input>[],
  input: Input,
  site: Bootstrap,
): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { field, message, holds } of rules) if (!holds(input, site)) errors[field] ??= message;
  return errors;
};
