import { toCents } from './price/money.ts';
import { materialStatusText } from './rules/material-status.ts';
import { instanceWordOf } from './rules/paper-type-rules.ts';
import {
  type DictionaryField,
  type NameField,
  nameFieldOf,
  type QuantityField,
  type TextField,
  textFields,
  textLabels,
} from './vocabulary/fields.ts';
import { paperTypeId, wordsPerPage } from './vocabulary/ids.ts';
import { fieldsOf, recordOf } from './vocabulary/map-fields.ts';
import type { Cents } from './vocabulary/tariff.ts';

/** Creates an object with a value for each name that the API returns, such as `typeName` for `typeId`. */
export const mapNames = <Value>(toValue: (field: keyof typeof nameFieldOf) => Value) =>
  recordOf(fieldsOf(nameFieldOf).map((field) => [nameFieldOf[field], toValue(field)]));

/** The ordered paper as the API returns it. Amounts are in units of the order's currency, with two decimals. */
export interface OrderedPaper
  extends Record<DictionaryField | QuantityField, number>,
    Record<NameField, string> {
  /** ISO 8601 with offset. */
  deadlineAt: string;
  spacingType: string;
  additionalMaterialStatusId: number;
  /** Code of the writer that the customer asked for. */
  preferredWriterCode: string | null;
  /** Code of the writer who delivered the paper. */
  writerCode: string | null;
  /** Names and prices as they were when the order was placed. */
  extras: { id: number; name: string; priceConverted: number }[];
  discountCode: string | null;
  discountAmountConverted: number;
  basePriceConverted: number;
  totalPriceConverted: number;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Describes the length: "3 pages, double spaced (825 words)", "12 slides", "5 questions". */
export const amountOfWork = (
  order: Pick<OrderedPaper, 'typeId' | 'numberElements' | 'numberSlides' | 'spacingType'>,
): string => {
  const { typeId, numberElements, numberSlides, spacingType } = order;
  const word = instanceWordOf(paperTypeId(typeId));
  const spacing = spacingType === 'single' ? 'single' : 'double';
  const pages = `${counted(numberElements, word)}, ${spacing} spaced (${numberElements * wordsPerPage[spacing]} words)`;
  const elements = word === 'page' ? pages : counted(numberElements, word);
  const parts = [numberElements > 0 && elements, numberSlides > 0 && counted(numberSlides, 'slide')];
  return parts.filter(Boolean).join(' and ');
};

const writerText = ({ writerGradeName, preferredWriterCode }: OrderedPaper) =>
  preferredWriterCode ? `${preferredWriterCode}, ${writerGradeName}` : writerGradeName;

/** Returns the summary of an order as label and text, line by line. `formatMoment` formats an ISO 8601 time. */
export const paperLines = (
  order: OrderedPaper,
  formatMoment: (time: string) => string,
): readonly (readonly [label: string, text: string])[] => [
  ['Type of paper', order.typeName],
  ['Service', order.serviceName],
  ['Academic level', order.academicLevelName],
  ['Subject', order.subjectName],
  ['Paper format', order.formatName],
  ['Length', amountOfWork(order)],
  ['Sources', String(order.sources || 'None')],
  ['Deadline', formatMoment(order.deadlineAt)],
  ['Materials', materialStatusText(order.additionalMaterialStatusId)],
  ['Writer', writerText(order)],
  ...(order.writerCode ? ([['Written by', order.writerCode]] as const) : []),
];

/** Label and text of each text that is not empty, without those that the caller shows in another way. */
export const textLines = (
  order: Readonly<Record<TextField, string>>,
  shownElsewhere: readonly TextField[],
): readonly (readonly [label: string, text: string])[] =>
  textFields
    .filter((field) => order[field] && !shownElsewhere.includes(field))
    .map((field) => [textLabels[field], order[field]]);

/** Splits the total into the paper, each extra and the discount, in cents of the order's currency. */
export const priceLines = (order: OrderedPaper): readonly (readonly [label: string, cents: Cents])[] => {
  const extras = order.extras.map(({ name, priceConverted }) => [name, toCents(priceConverted)] as const);
  const ofExtras = extras.reduce((sum, [, cents]) => sum + cents, 0);
  const discount = toCents(order.discountAmountConverted);
  return [
    ['Paper', toCents(order.basePriceConverted) - ofExtras],
    ...extras,
    ...(discount > 0 ? ([[`Discount ${order.discountCode ?? ''}`.trim(), -discount]] as const) : []),
  ];
};
