// Suites of the order form. The browser loads this module when it first validates a form.
import { create } from 'vest';
import type { OrderDraft } from '../order/vocabulary/fields.ts';
import { check, type FieldErrors, firstErrors } from './field-errors.ts';

export { validateLogin } from './login.ts';
export { type OrderContext, type OrderInput, validateOrder } from './paper-details.ts';
export { type RegistrationInput, type RegistrationKind, validateRegistration } from './registration.ts';

type PolicyInput = Pick<OrderDraft, 'policyAccepted'>;

const createPolicySuite = () =>
  create(({ policyAccepted }: PolicyInput) => {
    check('policyAccepted', 'policyUnaccepted', () => policyAccepted);
  });

/** Checks that the terms are accepted, because an order cannot be submitted otherwise. */
export const validatePolicy = (order: PolicyInput): FieldErrors =>
  firstErrors(createPolicySuite().run(order));
