// The fields of an order, described once. Each export is one column of a table that has one row for each field. The columns are
// separate exports, because a bundler drops an unused export, but never an unused property of an object. `calculator-fields.ts` and
// `draft/default-draft.ts` have one further column each.
import type { Text } from '../../languages/text.ts';
import type { DictionaryName } from './dictionaries.ts';
import {
  type AcademicLevelId,
  academicLevelId,
  type CurrencyId,
  currencyId,
  type DeadlineId,
  deadlineId,
  type ExtraId,
  type FormatId,
  formatId,
  type MaterialStatusId,
  materialStatusId,
  type PaperTypeCategoryId,
  type PaperTypeId,
  type PaymentSystemId,
  paperTypeId,
  paymentSystemId,
  type ServiceId,
  type Spacing,
  type SubjectId,
  serviceId,
  subjectId,
  type WriterGradeId,
  writerGradeId,
} from './ids.ts';

/**
 * A file that the visitor has chosen for the order. Its bytes are held in `state/order-form/file-contents.ts`, so that a
 * draft is plain data and can be stored. After a reload the bytes are gone and the file must be chosen again.
 */
export interface ChosenFile {
  /** Unique within the draft. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** Values of the order form. Quantities are text, because the visitor may still be typing them. */
export interface OrderDraft {
  typeId: PaperTypeId;
  typeCategoryId: PaperTypeCategoryId;
  serviceId: ServiceId;
  academicLevelId: AcademicLevelId;
  deadlineId: DeadlineId;
  numberElements: string;
  numberSlides: string;
  spacingType: Spacing;
  sources: string;
  topic: string;
  details: string;
  subjectId: SubjectId;
  formatId: FormatId;
  writerGradeId: WriterGradeId;
  top10Writer: boolean;
  premiumSpecialist: boolean;
  /** "W" and at most five digits; "W" alone means no preferred writer. */
  writersPreferredCode: string;
  /** The checked extras without those that stand for a writer grade. */
  extrasIds: ExtraId[];
  discountCode: string;
  currencyId: CurrencyId;
  paymentSystemId: PaymentSystemId;
  materials: ChosenFile[];
  notNeedMaterials: boolean;
  additionalMaterialStatusId: MaterialStatusId;
  policyAccepted: boolean;
}

export type DraftField = keyof OrderDraft;

/** Texts that the customer writes. */
export const textFields = ['topic', 'details'] as const satisfies readonly DraftField[];
export type TextField = (typeof textFields)[number];

/** Characters of a text after trimming. A text with the minimum 0 is optional. */
export const textLimits = {
  topic: { min: 2, max: 200 },
  details: { min: 1, max: 20_000 },
} as const satisfies Record<TextField, { min: number; max: number }>;

/** Quantities are typed text in a draft and numbers in a database. */
export const quantityFields = ['numberElements', 'numberSlides', 'sources'] as const;
export type QuantityField = (typeof quantityFields)[number];

/** Name of the dictionary that a field refers to by an id, by field. */
export const dictionaryOf = {
  typeId: 'paperType',
  serviceId: 'serviceType',
  deadlineId: 'deadline',
  academicLevelId: 'academicLevel',
  writerGradeId: 'writerGrade',
  subjectId: 'paperSubject',
  formatId: 'paperFormat',
} as const satisfies Partial<Record<DraftField, DictionaryName>>;
export type DictionaryField = keyof typeof dictionaryOf;

/**
 * Property of an API answer that holds the name of a dictionary entry, by field. The deadline has none, because the API
 * returns it as a moment.
 */
export const nameFieldOf = {
  typeId: 'typeName',
  serviceId: 'serviceName',
  academicLevelId: 'academicLevelName',
  writerGradeId: 'writerGradeName',
  subjectId: 'subjectName',
  formatId: 'formatName',
} as const satisfies Record<Exclude<DictionaryField, 'deadlineId'>, string>;
export type NameField = (typeof nameFieldOf)[keyof typeof nameFieldOf];

/** Converts a number to the id type of a field. */
export const idOf = {
  typeId: paperTypeId,
  serviceId,
  academicLevelId,
  deadlineId,
  subjectId,
  formatId,
  writerGradeId,
  currencyId,
  paymentSystemId,
  additionalMaterialStatusId: materialStatusId,
} as const satisfies { [Field in DraftField]?: (id: number) => OrderDraft[Field] };
export type IdField = keyof typeof idOf;

/** Fields that the server never replaces by a default, because the price depends on them. */
export const requiredFields = ['typeId', 'serviceId', 'academicLevelId', 'deadlineId'] as const;

// Labels of the fields before the texts, in the sequence of the preview. The labels of the texts are a separate export,
// because the cabinet needs them alone.
export const labelsBeforeTexts = {
  typeId: 'Type of paper',
  serviceId: 'Type of service',
  subjectId: 'Subject',
  formatId: 'Paper format',
} as const satisfies Partial<Record<DraftField, Text>>;

export const textLabels = {
  topic: 'Topic',
  details: 'Paper details',
} as const satisfies Record<TextField, Text>;

/** Labels of the fields after the texts. The label of `numberElements` is empty here, because it depends on the paper type. */
export const labelsAfterTexts = {
  academicLevelId: 'Academic level',
  numberElements: '',
  numberSlides: 'Number of slides',
  deadlineId: 'Deadline',
  spacingType: 'Spacing',
  sources: 'Sources',
  materials: 'Materials',
  writersPreferredCode: "Preferred writer's code",
  discountCode: 'Discount code',
  extrasIds: 'Useful extras',
  currencyId: 'Currency',
  paymentSystemId: 'Payment method',
  policyAccepted: 'Terms of Use',
} as const satisfies Partial<Record<DraftField, Text | ''>>;

/** Column of each field in the table `orders`. */
export const columnOf = {
  typeId: 'type_id',
  typeCategoryId: 'type_category_id',
  serviceId: 'service_id',
  academicLevelId: 'academic_level_id',
  deadlineId: 'deadline_id',
  numberElements: 'number_elements',
  numberSlides: 'number_slides',
  spacingType: 'spacing_type',
  sources: 'sources',
  topic: 'topic',
  details: 'details',
  subjectId: 'subject_id',
  formatId: 'format_id',
  writerGradeId: 'writer_grade_id',
  additionalMaterialStatusId: 'material_status_id',
  paymentSystemId: 'payment_system_id',
  currencyId: 'currency_id',
} as const satisfies Partial<Record<DraftField, string>> &
  Record<TextField | QuantityField | IdField, string>;
export type StoredField = keyof typeof columnOf;
