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
 * A file the visitor chose. The bytes live beside the draft (state/materials), so a draft is plain data that
 * can be stored; a restored material without bytes must be chosen again.
 */
export interface ChosenFile {
  /** Unique within the draft. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** What the visitor has chosen so far (specification section 3, "Order form data"). Quantities are typed text. */
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
  /** "W" and at most five digits; "W" alone is none. */
  writersPreferredCode: string;
  /** The checked extras, but for those that stand for a writer grade. */
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

/** The part of a draft that a calculator shows and sends on. */
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
