// The suites of an order form, which a browser imports when it first validates one: Vest comes with them.
export { validateLogin } from './login.ts';
export { type OrderContext, type OrderInput, validateOrder } from './paper-details.ts';
export { validatePolicy } from './policy.ts';
export { type RegistrationInput, type RegistrationKind, validateRegistration } from './registration.ts';
