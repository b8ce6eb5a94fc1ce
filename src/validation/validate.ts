// Exports all suites: those of the order form and those of the cabinet.
export { validateMessage, validateRating, validateRevision } from './feedback.ts';
export type { FieldErrors } from './field-errors.ts';
export { validateEmail } from './login.ts';
export * from './order-suites.ts';
export { validatePasswordChange } from './password-change.ts';
export { validateAdditionalInfo, validatePrimaryInfo } from './profile.ts';
