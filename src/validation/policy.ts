import { create, test } from 'vest';
import type { OrderDraft } from '../order/vocabulary/draft.ts';
import { type FieldErrors, firstErrors } from './field-errors.ts';

type PolicyInput = Pick<OrderDraft, 'policyAccepted'>;

const createPolicySuite = () =>
  create(({ policyAccepted }: PolicyInput) => {
    test('policyAccepted', 'policyUnaccepted', () => policyAccepted);
  });

/** Nothing is submitted before the terms are accepted (VAL-01). */
export const validatePolicy = (order: PolicyInput): FieldErrors =>
  firstErrors(createPolicySuite().run(order));
