import type { Text } from '../languages/text.ts';
import { english, type Translator } from '../languages/translator.ts';
import { formatHours, formatSurcharge } from './format.ts';
import { toCents } from './price/money.ts';
import { materialStatusText } from './rules/material-status.ts';
import { instanceWordOf } from './rules/paper-type-rules.ts';
import type { FieldRow } from './vocabulary/field-kinds.ts';
import {
  type AnsweredField,
  type DictionaryField,
  dictionaryFields,
  type FieldOfKind,
  type FieldWith,
  orderFields,
  textFields,
} from './vocabulary/fields.ts';
import { paperTypeId, wordsPerPage } from './vocabulary/ids.ts';
import { recordOf } from './vocabulary/map-fields.ts';
import type { Cents } from './vocabulary/tariff.ts';

/** Fields whose item the API returns by name. The deadline is returned as a moment instead. */
type NamedField = Exclude<DictionaryField, FieldWith<{ dictionary: 'deadline' }>>;
type NameField = NamedField extends `${infer Stem}Id` ? `${Stem}Name` : never;

/** Creates an object with a value for each name that the API returns, such as `typeName` for `typeId`. */
export const mapNames = <Value>(toValue: (field: NamedField) => Value): Record<NameField, Value> =>
  recordOf(
    dictionaryFields
      .filter((field): field is NamedField => orderFields[field].dictionary !== 'deadline')
      .map((field) => [field.replace(/Id$/, 'Name') as NameField, toValue(field)]),
  );

type AnsweredOf<Kind extends FieldRow['kind']> = Extract<AnsweredField, FieldOfKind<Kind>>;
/** Values of an order's fields as the API returns them. */
export type AnsweredFields = Record<AnsweredOf<'choice' | 'quantity'>, number> &
  Record<AnsweredOf<'text' | 'word'>, string> &
  Record<AnsweredOf<'flag'>, boolean> &
  Record<AnsweredOf<'list'>, number[]>;

/** The ordered paper as the API returns it. Amounts are in units of the order's currency, with two decimals. */
export interface OrderedPaper extends AnsweredFields, Record<NameField, string> {
  /** ISO 8601 with offset; null before the payment, from which the deadline runs. */
  deadlineAt: string | null;
  /** Seconds from the payment to the deadline; null once `deadlineAt` is known. */
  deadlineSeconds: number | null;
  /** Code of the writer that the customer asked for. */
  preferredWriterCode: string | null;
  /** Code of the writer who delivered the paper. */
  writerCode: string | null;
  /**
   * Prices are those of the time when the order was placed. So are names in English; in other languages, names are the
   * present translations.
   */
  extras: { id: number; name: string; priceConverted: number }[];
  /** Surcharge of the writer grade on the work without its extras; null for an order of an earlier version, which has not stored it. */
  writerSurcharge?: { percent: number; priceConverted: number } | null;
  discountCode: string | null;
  discountAmountConverted: number;
  basePriceConverted: number;
  totalPriceConverted: number;
}

/** Describes the length: "3 pages, double spaced (825 words)", "12 slides", "5 questions". */
export const amountOfWork = (
  order: Pick<OrderedPaper, 'typeId' | 'numberElements' | 'numberSlides' | 'spacingType'>,
  t: Translator = english,
): string => {
  const { typeId, numberElements, numberSlides, spacingType } = order;
  const word = instanceWordOf(paperTypeId(typeId));
  const spacing = spacingType === 'single' ? 'single' : 'double';
  const count = numberElements * wordsPerPage[spacing];
  const counted = t.count(numberElements, `%n% ${word}`, `%n% ${word}s`);
  const words = t.count(count, '%n% word', '%n% words').replaceAll(' ', '\u00a0');
  const pages =
    spacing === 'single'
      ? t('%pages%, single spaced (%words%)', { pages: counted, words })
      : t('%pages%, double spaced (%words%)', { pages: counted, words });
  const elements = word === 'page' ? pages : counted;
  const slides = t.count(numberSlides, '%n% slide', '%n% slides');
  const parts = [...(numberElements > 0 ? [elements] : []), ...(numberSlides > 0 ? [slides] : [])];
  return t.isEnglish ? parts.join(' and ') : t.list().format(parts);
};

const writerText = ({ writerGradeName, preferredWriterCode }: OrderedPaper) =>
  preferredWriterCode ? `${preferredWriterCode}, ${writerGradeName}` : writerGradeName;

/** Describes the deadline: its time, or "3 hours after payment". `formatMoment` formats an ISO 8601 time. */
export const deadlineText = (
  { deadlineAt, deadlineSeconds }: Pick<OrderedPaper, 'deadlineAt' | 'deadlineSeconds'>,
  formatMoment: (time: string) => string,
  t: Translator = english,
): string =>
  deadlineAt === null
    ? t('%time% after payment', { time: formatHours((deadlineSeconds ?? 0) / 3600, t) })
    : formatMoment(deadlineAt);

/** Returns the summary of an order as label and text, line by line. `formatMoment` formats an ISO 8601 time. */
export const paperLines = (
  order: OrderedPaper,
  formatMoment: (time: string) => string,
  t: Translator = english,
): readonly (readonly [label: Text, text: string])[] => [
  ['Type of paper', order.typeName],
  ['Service', order.serviceName],
  ['Academic level', order.academicLevelName],
  ['Subject', order.subjectName],
  ['Paper format', order.formatName],
  ['Length', amountOfWork(order, t)],
  ['Sources', String(order.sources || t('None'))],
  ['Deadline', deadlineText(order, formatMoment, t)],
  ['Materials', materialStatusText(order.additionalMaterialStatusId, t)],
  ['Writer', writerText(order)],
  ...(order.writerCode ? ([['Written by', order.writerCode]] as const) : []),
];

/** Returns label and text of each text field that is not empty, except for the fields in `shownElsewhere`. */
export const textLines = (
  order: Readonly<Record<FieldOfKind<'text'>, string>>,
  shownElsewhere: readonly FieldOfKind<'text'>[],
): readonly (readonly [label: Text, text: string])[] =>
  textFields
    .filter((field) => order[field] && !shownElsewhere.includes(field))
    .map((field) => [orderFields[field].label, order[field]]);

/** Splits the total into the paper, the surcharge of its writer, each extra and the discount, in cents of the order's currency. */
export const priceLines = (
  order: OrderedPaper,
  t: Translator = english,
): readonly (readonly [label: string, cents: Cents])[] => {
  const extras = order.extras.map(({ name, priceConverted }) => [name, toCents(priceConverted)] as const);
  const extrasCents = extras.reduce((sum, [, cents]) => sum + cents, 0);
  const discount = toCents(order.discountAmountConverted);
  const { percent = 0, priceConverted = 0 } = order.writerSurcharge ?? {};
  const surcharge = toCents(priceConverted);
  const writer = t('%grade% writer', { grade: order.writerGradeName });
  return [
    [t('Paper'), toCents(order.basePriceConverted) - extrasCents - surcharge],
    ...(surcharge > 0 ? ([[`${writer} ${formatSurcharge(percent, t)}`, surcharge]] as const) : []),
    ...extras,
    ...(discount > 0
      ? ([[t('Discount %code%', { code: order.discountCode ?? '' }).trim(), -discount]] as const)
      : []),
  ];
};
