// Names for the ids of the dictionaries. The id types are branded, so that the id of a deadline cannot be passed as
// the id of a level. Only this file casts numbers to ids.
type Branded<Name extends string> = number & { readonly brand: Name };

export type PaperTypeId = Branded<'paperType'>;
export type PaperTypeCategoryId = Branded<'paperTypeCategory'>;
export type AcademicLevelId = Branded<'academicLevel'>;
export type DeadlineId = Branded<'deadline'>;
export type ServiceId = Branded<'service'>;
export type WriterGradeId = Branded<'writerGrade'>;
export type FormatId = Branded<'paperFormat'>;
export type SubjectId = Branded<'paperSubject'>;
export type ExtraId = Branded<'extra'>;
export type CurrencyId = Branded<'currency'>;
export type PaymentSystemId = Branded<'paymentSystem'>;
export type MaterialStatusId = Branded<'materialStatus'>;

// These are function declarations, because the bundler inlines an identity function only in this form.
export function paperTypeId(id: number) {
  return id as PaperTypeId;
}
export function paperTypeCategoryId(id: number) {
  return id as PaperTypeCategoryId;
}
export function academicLevelId(id: number) {
  return id as AcademicLevelId;
}
export function deadlineId(id: number) {
  return id as DeadlineId;
}
export function serviceId(id: number) {
  return id as ServiceId;
}
export function writerGradeId(id: number) {
  return id as WriterGradeId;
}
export function formatId(id: number) {
  return id as FormatId;
}
export function subjectId(id: number) {
  return id as SubjectId;
}
export function extraId(id: number) {
  return id as ExtraId;
}
export function currencyId(id: number) {
  return id as CurrencyId;
}
export function paymentSystemId(id: number) {
  return id as PaymentSystemId;
}
export function materialStatusId(id: number) {
  return id as MaterialStatusId;
}

export const academicLevels = {
  undergraduate: academicLevelId(1),
  bachelor: academicLevelId(2),
  professional: academicLevelId(3),
  undergraduateV2: academicLevelId(4),
  college: academicLevelId(5),
  master: academicLevelId(6),
  phd: academicLevelId(7),
} as const;

export const daySeconds = 86_400;

export const deadlines = {
  hours3: deadlineId(1),
  hours6: deadlineId(2),
  hours12: deadlineId(3),
  hours24: deadlineId(4),
  days2: deadlineId(5),
  days3: deadlineId(6),
  days6: deadlineId(7),
  days10: deadlineId(8),
  days14: deadlineId(9),
  days30: deadlineId(10),
  months2: deadlineId(11),
} as const;

export const services = { writing: serviceId(1), editing: serviceId(2) } as const;

export const writerGrades = {
  regular: writerGradeId(1),
  premium: writerGradeId(2),
  top10: writerGradeId(3),
  previous: writerGradeId(4),
} as const;

/** Extras with rules of their own. A site may offer further ones. The last two stand for writer grades. */
export const extras = {
  abstractPage: extraId(1),
  plagiarismReport: extraId(2),
  personalSupport: extraId(3),
  top10Writer: extraId(7),
  premiumSpecialist: extraId(8),
} as const;

export const currencies = {
  usd: currencyId(1),
  eur: currencyId(2),
  gbp: currencyId(3),
  aud: currencyId(4),
  cad: currencyId(5),
} as const;

export const paymentSystems = { payPal: paymentSystemId(1), creditCard: paymentSystemId(3) } as const;
/** Payment system of a draft if the site has no available one. */
export const noPaymentSystem = paymentSystemId(0);

/** Statuses that say whether the writer needs files from the customer, and whether the order has files. */
export const materialStatuses = {
  notNeeded: materialStatusId(1),
  neededAndProvided: materialStatusId(2),
  neededNotProvided: materialStatusId(3),
} as const;

/** Promo ids that affiliate links carry, by the widget that contains the link. */
export const promoIds = { calculator: 1, orderForm: 2, priceList: 16 } as const;
/** Ways in which a session began: by password, automatically (such as after registration), or by Facebook. */
export const loginMethods = { manual: 1, auto: 2, facebook: 3 } as const;
export type LoginMethod = (typeof loginMethods)[keyof typeof loginMethods];

/** Entries named "Other" of two dictionaries: the choice of a customer whose format or subject is not listed. */
export const otherFormat = formatId(5);
export const otherSubject = subjectId(5);

export const spacings = ['double', 'single'] as const;

export const defaultWriterCode = 'W';
export const maximumQuantity = 999;
export const wordsPerPage = { double: 275, single: 550 } as const;
export const maximumPhoneLength = 20;
