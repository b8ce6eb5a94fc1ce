import type {
  AcademicLevelId,
  CurrencyId,
  DeadlineId,
  ExtraId,
  FormatId,
  MaterialStatusId,
  PaperTypeCategoryId,
  PaperTypeId,
  PaymentSystemId,
  ServiceId,
  Spacing,
  SubjectId,
  WriterGradeId,
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

/** Fields that a calculator shows and passes to the order page. */
export const calculatorFields = [
  'typeId',
  'serviceId',
  'deadlineId',
  'academicLevelId',
  'numberElements',
  'numberSlides',
  'spacingType',
  'discountCode',
  'writerGradeId',
  'additionalMaterialStatusId',
] as const satisfies readonly DraftField[];
