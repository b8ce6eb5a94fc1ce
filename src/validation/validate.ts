// The one module that a browser imports when it first validates: Vest comes with it.
export { validateRating, validateRevision } from './feedback.ts';
export { validateEmail, validateLogin } from './login.ts';
export { type OrderContext, type OrderInput, validateOrder } from './paper-details.ts';
export { validatePasswordChange } from './password-change.ts';
export { validatePolicy } from './policy.ts';
export { validateAdditionalInfo, validatePrimaryInfo } from './profile.ts';
export { type RegistrationInput, type RegistrationKind, validateRegistration } from './registration.ts';
