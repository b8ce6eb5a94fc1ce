import type {
  AcademicLevelId,
  CurrencyId,
  DeadlineId,
  ExtraId,
  FormatId,
  PaperTypeCategoryId,
  PaperTypeId,
  ServiceId,
  SubjectId,
  WriterGradeId,
} from './ids.ts';

/** Entry of a dictionary. Lists are sorted by `sort`. */
export interface DictionaryItem<Id extends number> {
  id: Id;
  name: string;
  sort: number;
}

export interface PaperType extends DictionaryItem<PaperTypeId> {
  categoryId: PaperTypeCategoryId;
  /** The only price version that offers this paper type; null if both versions do. */
  version: 1 | 2 | null;
}

export interface Deadline extends DictionaryItem<DeadlineId> {
  /** Seconds between the order and the delivery. */
  value: number;
}

export interface PaperSubject extends DictionaryItem<SubjectId> {
  categoryId: number;
  categoryName: string;
}

export interface Extra extends DictionaryItem<ExtraId> {
  /** A sentence that explains the extra. */
  about?: string;
}

export interface Currency {
  id: CurrencyId;
  /** ISO 4217 code, such as `USD`. */
  title: string;
  sign: string;
  /** Units of this currency for one US dollar, with at most four decimals. */
  rate: number;
}

/** Options of the lists that a site defines: sorted, and only those that the site offers. */
export interface Dictionaries {
  paperTypeCategory: DictionaryItem<PaperTypeCategoryId>[];
  paperType: PaperType[];
  serviceType: DictionaryItem<ServiceId>[];
  academicLevel: DictionaryItem<AcademicLevelId>[];
  deadline: Deadline[];
  writerGrade: DictionaryItem<WriterGradeId>[];
  paperFormat: DictionaryItem<FormatId>[];
  paperSubject: PaperSubject[];
  extra: Extra[];
  currency: Currency[];
}

export type DictionaryName = keyof Dictionaries;
