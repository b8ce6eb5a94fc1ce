import type { Text } from '../../languages/text.ts';
import type { DictionaryName } from './dictionaries.ts';
import type { AnyField, ChosenFile, FieldRow } from './field-kinds.ts';
import {
  academicLevelId,
  currencies,
  currencyId,
  deadlineId,
  defaultWriterCode,
  extraId,
  formatId,
  materialStatuses,
  materialStatusId,
  otherFormat,
  otherSubject,
  paperTypeCategoryId,
  paperTypeId,
  paymentSystemId,
  serviceId,
  spacings,
  subjectId,
  writerGradeId,
} from './ids.ts';
import { fieldsOf } from './map-fields.ts';

/**
 * The fields of an order, in the sequence of the preview. Prefill, request, the server's body and columns, labels, preview and
 * "unchanged" come from these rows.
 */
export const orderFields = {
  typeId: {
    kind: 'choice',
    id: paperTypeId,
    dictionary: 'paperType',
    isRequired: true,
    label: 'Type of paper',
  },
  serviceId: {
    kind: 'choice',
    id: serviceId,
    dictionary: 'serviceType',
    isRequired: true,
    label: 'Type of service',
  },
  subjectId: {
    kind: 'choice',
    id: subjectId,
    dictionary: 'paperSubject',
    initial: otherSubject,
    label: 'Subject',
  },
  formatId: {
    kind: 'choice',
    id: formatId,
    dictionary: 'paperFormat',
    initial: otherFormat,
    label: 'Paper format',
  },
  topic: { kind: 'text', min: 2, max: 200, label: 'Topic' },
  details: { kind: 'text', min: 1, max: 20_000, label: 'Paper details' },
  academicLevelId: {
    kind: 'choice',
    id: academicLevelId,
    dictionary: 'academicLevel',
    isRequired: true,
    label: 'Academic level',
  },
  // The label is empty, because it depends on the paper type.
  numberElements: { kind: 'quantity', label: '' },
  numberSlides: { kind: 'quantity', label: 'Number of slides' },
  deadlineId: {
    kind: 'choice',
    id: deadlineId,
    dictionary: 'deadline',
    isRequired: true,
    label: 'Deadline',
  },
  spacingType: { kind: 'word', words: spacings, label: 'Spacing' },
  sources: { kind: 'quantity', label: 'Sources' },
  materials: { kind: 'files', place: 'form', label: 'Materials' },
  // "W" and at most five digits; "W" alone means no preferred writer.
  writersPreferredCode: {
    kind: 'code',
    initial: defaultWriterCode,
    place: 'request',
    label: "Preferred writer's code",
  },
  discountCode: { kind: 'code', initial: '', place: 'request', label: 'Discount code' },
  // The checked extras without those that stand for a writer grade.
  extrasIds: {
    kind: 'list',
    id: extraId,
    dictionary: 'extra',
    place: 'request',
    label: 'Useful Extras',
  },
  currencyId: { kind: 'choice', id: currencyId, initial: currencies.usd, label: 'Currency' },
  paymentSystemId: { kind: 'choice', id: paymentSystemId, label: 'Payment method' },
  policyAccepted: { kind: 'flag', initial: false, place: 'form', label: 'Terms of Use' },
  typeCategoryId: { kind: 'choice', id: paperTypeCategoryId, place: 'server' },
  writerGradeId: { kind: 'choice', id: writerGradeId, dictionary: 'writerGrade' },
  top10Writer: { kind: 'flag', initial: false, place: 'form' },
  premiumSpecialist: { kind: 'flag', initial: false, place: 'form' },
  notNeedMaterials: { kind: 'flag', initial: true, place: 'form' },
  additionalMaterialStatusId: {
    kind: 'choice',
    id: materialStatusId,
    initial: materialStatuses.notNeeded,
  },
} as const satisfies Record<string, FieldRow>;

type FieldRows = typeof orderFields;
export type DraftField = keyof FieldRows;

type ValueOf<Row> = Row extends { kind: 'choice'; id: (id: number) => infer Id }
  ? Id
  : Row extends { kind: 'list'; id: (id: number) => infer Id }
    ? Id[]
    : Row extends { kind: 'word'; words: readonly (infer Word)[] }
      ? Word
      : Row extends { kind: 'flag' }
        ? boolean
        : Row extends { kind: 'files' }
          ? ChosenFile[]
          : string;

/** Values of the order form. Quantities are text, because the visitor may still be typing them. */
export type OrderDraft = { -readonly [Field in DraftField]: ValueOf<FieldRows[Field]> };

export type FieldWith<Shape> = {
  [Field in DraftField]: FieldRows[Field] extends Shape ? Field : never;
}[DraftField];
export type FieldOfKind<Kind extends FieldRow['kind']> = FieldWith<{ kind: Kind }>;
type FieldAt<Place extends AnyField['place']> = FieldWith<{ place: Place }>;

const rowOf = (field: DraftField): FieldRow => orderFields[field];

/** Returns the fields whose rows a condition accepts, in the sequence of the rows. `Field` is their type. */
const fieldsWhere = <Field extends DraftField>(isWanted: (row: FieldRow) => boolean) =>
  fieldsOf(orderFields).filter((field): field is Field => isWanted(rowOf(field)));

export const textFields = /* @__PURE__ */ fieldsWhere<FieldOfKind<'text'>>(({ kind }) => kind === 'text');

export const quantityFields = /* @__PURE__ */ fieldsWhere<FieldOfKind<'quantity'>>(
  ({ kind }) => kind === 'quantity',
);

/** Fields with the ids of several items. */
export const listFields = /* @__PURE__ */ fieldsWhere<FieldOfKind<'list'>>(({ kind }) => kind === 'list');

/** Fields of a request whose values are ids, or lists of ids. */
export type ChoiceField = Extract<FieldOfKind<'choice' | 'list'>, SentField>;
export const choiceFields = /* @__PURE__ */ fieldsWhere<ChoiceField>(
  ({ kind, place }) => (kind === 'choice' || kind === 'list') && place !== 'server',
);

/** Fields whose id is that of an item of a dictionary. */
export type DictionaryField = FieldWith<{ kind: 'choice'; dictionary: DictionaryName }>;
export const dictionaryFields = /* @__PURE__ */ fieldsWhere<DictionaryField>(
  (row) => row.kind === 'choice' && 'dictionary' in row,
);

/** Fields that the server never replaces by a default, because the price depends on them. */
export type RequiredField = FieldWith<{ isRequired: true }>;
export const requiredFields = /* @__PURE__ */ fieldsWhere<RequiredField>((row) => 'isRequired' in row);

/** Fields that requests for a price have: those of an order without its texts. */
export type PricedField = Exclude<DraftField, FieldOfKind<'text'> | FieldAt<'form'>>;
export const pricedFields = /* @__PURE__ */ fieldsWhere<PricedField>(
  ({ kind, place }) => kind !== 'text' && place !== 'form',
);

/** Fields that requests for an order have and that the server reads. */
export type SentField = Exclude<DraftField, FieldAt<'server' | 'form'>>;
export const sentFields = /* @__PURE__ */ fieldsWhere<SentField>(
  ({ place }) => place !== 'server' && place !== 'form',
);

/** Fields with a column of their own in the table of orders. */
export type StoredField = Exclude<DraftField, FieldAt<'request' | 'form'>>;
export const storedFields = /* @__PURE__ */ fieldsWhere<StoredField>(
  ({ place }) => place !== 'request' && place !== 'form',
);

/** Fields of a stored order that the API returns. */
export type AnsweredField = Extract<StoredField, SentField>;
export const answeredFields = /* @__PURE__ */ fieldsWhere<AnsweredField>(({ place }) => !place);

/** Fields with a label, in the sequence of the preview and of the summary of errors. */
export type LabelledField = FieldWith<{ label: Text | '' }>;
export const labelledFields = /* @__PURE__ */ fieldsWhere<LabelledField>(({ label }) => label !== undefined);
