import type { OrderDraft } from '../order/draft.ts';
import type { Site } from '../order/site.ts';
import type { FieldErrors } from './field-errors.ts';

/** What an order is checked by. A browser's draft is one; a server makes one of the request it got. */
export type OrderInput = Pick<
  OrderDraft,
  | 'typeId'
  | 'serviceId'
  | 'academicLevelId'
  | 'deadlineId'
  | 'numberElements'
  | 'numberSlides'
  | 'spacingType'
  | 'sources'
  | 'topic'
  | 'details'
  | 'subjectId'
  | 'formatId'
  | 'writerGradeId'
  | 'currencyId'
  | 'paymentSystemId'
> &
  Partial<Pick<OrderDraft, 'writersPreferredCode' | 'materials'>>;

/** `refusals` is what only the caller can know, by field: that a price does not exist, a code is not valid. */
export interface OrderContext {
  site: Site;
  refusals?: FieldErrors;
}

export const validateOrder = (_order: OrderInput, _context: OrderContext): FieldErrors => ({});
export interface RegistrationInput {
  email: string;
  password: string;
  repeatPassword?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}
/** `full` asks for names and phone too; `short` for e-mail and password. `emailTaken` only a server knows. */
export const validateRegistration = (
  _registration: RegistrationInput,
  _context: { kind: 'full' | 'short'; refusals?: FieldErrors },
): FieldErrors => ({});
export const validateLogin = (_login: { email: string; password: string }): FieldErrors => ({});
export const validatePolicy = (_order: { policyAccepted: boolean }): FieldErrors => ({});
export const validatePasswordChange = (
  _change: { current: string; new: string; repeat: string },
  _context: { refusals?: FieldErrors } = {},
): FieldErrors => ({});
/** A profile's phone and names. */
export const validatePrimaryInfo = (_info: {
  phone: string;
  firstName: string;
  lastName: string;
}): FieldErrors => ({});
/** A profile's alternative address and number; both may be empty. */
export const validateAdditionalInfo = (_info: {
  alternativeEmail: string;
  alternativePhone: string;
}): FieldErrors => ({});
/** The address that a new password is sent to. */
export const validateEmail = (_restore: { email: string }): FieldErrors => ({});
/** What a delivered order is sent back with. */
export const validateRevision = (_revision: {
  timeRevision: string;
  textRevision: string;
}): FieldErrors => ({});
/** One to five stars and a comment. */
export const validateRating = (_rating: { rate: number; comment: string }): FieldErrors => ({});
