import { each, omitWhen } from 'vest';
import { allowsPreferredWriter } from '../order/rules/level-and-deadline.ts';
import { namesWriter, normalizeWriterCode, writerCodeDigits } from '../order/rules/writer-code.ts';
import {
  type ChoiceField,
  choiceFields,
  type DraftField,
  type FieldOfKind,
  type OrderDraft,
  orderFields,
  textFields,
} from '../order/vocabulary/fields.ts';
import { writerGrades } from '../order/vocabulary/ids.ts';
import type { Bootstrap } from '../order/vocabulary/site.ts';
import { type Choices, choiceRules, type FieldRule, offeredRule } from './choice-rules.ts';
import { check, validation } from './field-errors.ts';
import { checkFile } from './files.ts';
import { sourcesLimits } from './limits.ts';
import type { LimitKey } from './messages/fields.ts';
import { testText } from './text-tests.ts';

/** Fields of an order that are validated. The draft of a browser has them; the server creates them from a request. */
export type OrderInput = Choices &
  Pick<OrderDraft, FieldOfKind<'text'> | ChoiceField | 'sources'> &
  Partial<Pick<OrderDraft, 'writersPreferredCode' | 'materials'>>;

export interface OrderContext {
  site: Bootstrap;
}

const gradeRule = offeredRule('writerGradeId');

/** Rules for the choices that a price depends on. */
export const priceRules: readonly FieldRule<
  Choices & Pick<OrderInput, 'writerGradeId' | 'writersPreferredCode' | 'extrasIds'>
>[] = [
  ...choiceRules,
  { ...offeredRule('extrasIds'), message: 'extraUnavailable' },
  {
    ...gradeRule,
    // An order with a preferred writer has the grade "previous", even if the site does not offer that grade.
    holds: (order, site) => order.writerGradeId === writerGrades.previous || gradeRule.holds(order, site),
  },
  {
    field: 'writersPreferredCode',
    message: 'preferredWriterUrgent',
    holds: (order, site) =>
      !namesWriter(order.writersPreferredCode ?? '') || allowsPreferredWriter(order, site),
  },
];

const chosenBefore = new Set<DraftField>(priceRules.map(({ field }) => field));

/** The rules of the price, and for every other choice the rule that the site offers it. */
const orderRules: readonly FieldRule<OrderInput>[] = [
  ...priceRules,
  ...choiceFields.filter((field) => !chosenBefore.has(field)).map(offeredRule),
];

/** Messages about topic and details, which name their field. All other texts share general messages. */
const textMessages: Partial<Record<FieldOfKind<'text'>, { short?: LimitKey; long: LimitKey }>> = {
  topic: { short: 'topicTooShort', long: 'topicTooLong' },
  details: { long: 'detailsTooLong' },
};

const testWriter = ({ writersPreferredCode: code = '' }: OrderInput) => {
  omitWhen(!namesWriter(code), () => {
    check(
      'writersPreferredCode',
      `writerCodeInvalid:${writerCodeDigits}`,
      () => normalizeWriterCode(code) === code,
    );
  });
};

/** Validates the fields of an order. The browser and the server apply the same rules. */
export const validateOrder = validation((order: OrderInput, { site }: OrderContext) => {
  each([...orderRules], ({ field, message, holds }) => {
    check(field, message, () => holds(order, site));
  });
  each([...textFields], (field) => {
    const messages = { empty: 'valueRequired' as const, ...textMessages[field] };
    testText(field, order[field].trim(), { ...orderFields[field], ...messages });
  });
  const { min, max } = sourcesLimits;
  check(
    'sources',
    `numberOutOfRange:${min}:${max}`,
    () => /^\d+$/.test(order.sources) && Number(order.sources) <= max,
  );
  testWriter(order);
  each([...(order.materials ?? [])], (file) => {
    const problem = checkFile(file);
    check('materials', problem ?? 'file-type-invalid', () => problem === null);
  });
});
