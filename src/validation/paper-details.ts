import { create, each, omitWhen, test } from 'vest';
import { allowsPreferredWriter } from '../order/rules/field-view.ts';
import { normalizeWriterCode, writerCodeDigits } from '../order/rules/writer-code.ts';
import type { OrderDraft } from '../order/vocabulary/draft.ts';
import { defaultWriterCode, materialStatuses, writerGrades } from '../order/vocabulary/ids.ts';
import type { Site } from '../order/vocabulary/site.ts';
import { type Choices, choiceRules, includes, type Rule } from './choice-rules.ts';
import { type FieldErrors, firstErrors } from './field-errors.ts';
import { checkFile } from './files.ts';
import { limits, sourcesLimits } from './limits.ts';
import { testText } from './text-tests.ts';

/** What an order is checked by. A browser's draft is one; a server makes one of the request it got. */
export type OrderInput = Choices &
  Pick<
    OrderDraft,
    | 'sources'
    | 'topic'
    | 'details'
    | 'subjectId'
    | 'formatId'
    | 'writerGradeId'
    | 'currencyId'
    | 'paymentSystemId'
  > &
  Partial<Pick<OrderDraft, 'writersPreferredCode' | 'materials' | 'additionalMaterialStatusId'>>;

export interface OrderContext {
  site: Site;
}

/** What the order form adds to the calculator's choices. */
const orderRules: readonly Rule<OrderInput>[] = [
  ...choiceRules,
  {
    field: 'subjectId',
    message: 'choiceUnavailable',
    holds: ({ subjectId }, { dictionaries }) => includes(dictionaries.paperSubject, subjectId),
  },
  {
    field: 'formatId',
    message: 'choiceUnavailable',
    holds: ({ formatId }, { dictionaries }) => includes(dictionaries.paperFormat, formatId),
  },
  {
    field: 'writerGradeId',
    message: 'choiceUnavailable',
    // "Previous" is the grade of whoever has a preferred writer, offered or not.
    holds: ({ writerGradeId }, { dictionaries }) =>
      writerGradeId === writerGrades.previous || includes(dictionaries.writerGrade, writerGradeId),
  },
  {
    field: 'currencyId',
    message: 'choiceUnavailable',
    holds: ({ currencyId }, { dictionaries }) => includes(dictionaries.currency, currencyId),
  },
  {
    field: 'paymentSystemId',
    message: 'choiceUnavailable',
    holds: ({ paymentSystemId }, { config }) =>
      config.payment.some(({ systemId, isAvailable }) => isAvailable && systemId === paymentSystemId),
  },
  {
    field: 'additionalMaterialStatusId',
    message: 'choiceUnavailable',
    holds: ({ additionalMaterialStatusId: status = materialStatuses.notNeeded }) =>
      Object.values(materialStatuses).includes(status),
  },
];

const testWriter = (code: string, deadlineId: OrderInput['deadlineId']) => {
  omitWhen(code === '' || code === defaultWriterCode, () => {
    test('writersPreferredCode', 'preferredWriterUrgent', () => allowsPreferredWriter(deadlineId));
    test(
      'writersPreferredCode',
      `writerCodeInvalid:${writerCodeDigits}`,
      () => normalizeWriterCode(code) === code,
    );
  });
};

const createPaperDetailsSuite = () =>
  create((order: OrderInput, { site }: OrderContext) => {
    each([...orderRules], ({ field, message, holds }) => {
      test(field, message, () => holds(order, site));
    });
    testText('topic', order.topic.trim(), {
      ...limits.topic,
      empty: 'valueRequired',
      short: 'topicTooShort',
      long: 'topicTooLong',
    });
    testText('details', order.details.trim(), {
      ...limits.details,
      empty: 'valueRequired',
      long: 'detailsTooLong',
    });
    const { min, max } = sourcesLimits;
    test(
      'sources',
      `numberOutOfRange:${min}:${max}`,
      () => /^\d+$/.test(order.sources) && Number(order.sources) <= max,
    );
    testWriter(order.writersPreferredCode ?? '', order.deadlineId);
    each([...(order.materials ?? [])], (file) => {
      const problem = checkFile(file);
      test('materials', problem ?? 'file-type-invalid', () => problem === null);
    });
  });

/** Every rule of an order's own fields (VAL-01, VAL-03, VAL-04), in the browser and on the server. */
export const validateOrder = (order: OrderInput, context: OrderContext): FieldErrors =>
  firstErrors(createPaperDetailsSuite().run(order, context));
