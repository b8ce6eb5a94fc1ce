// Suites of the order form. The browser loads this module, and Vest with it, when it first validates a form.
export { validateLogin } from './login.ts';
export { type OrderContext, type OrderInput, validateOrder } from './paper-details.ts';
export { validatePolicy } from './policy.ts';
export { type RegistrationInput, type RegistrationKind, validateRegistration } from './registration.ts';
