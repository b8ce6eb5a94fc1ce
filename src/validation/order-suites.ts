// Suites of the order form. The browser loads this module when it first validates a form.
import type { OrderDraft } from '../order/vocabulary/fields.ts';
import { check, validation } from './field-errors.ts';

export { validateLogin } from './login.ts';
export { type OrderContext, type OrderInput, validateOrder } from './paper-details.ts';
export { type RegistrationInput, type RegistrationKind, validateRegistration } from './registration.ts';

/** Checks that the terms are accepted, because an order cannot be submitted otherwise. */
export const validatePolicy = validation(({ policyAccepted }: Pick<OrderDraft, 'policyAccepted'>) =>
  check('policyAccepted', 'policyUnaccepted', () => policyAccepted),
);
