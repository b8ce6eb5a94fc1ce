import { create, test } from 'vest';
import type { OrderDraft } from '../order/vocabulary/fields.ts';
import { type FieldErrors, firstErrors } from './field-errors.ts';

type PolicyInput = Pick<OrderDraft, 'policyAccepted'>;

const createPolicySuite = () =>
  create(({ policyAccepted }: PolicyInput) => {
    test('policyAccepted', 'policyUnaccepted', () => policyAccepted);
  });

/** Checks that the terms are accepted, because an order cannot be submitted otherwise. */
export const validatePolicy = (order: PolicyInput): FieldErrors =>
  firstErrors(createPolicySuite().run(order));
