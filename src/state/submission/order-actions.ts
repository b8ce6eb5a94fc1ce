import { createFieldChecks } from '../order-form/field-checks.ts';
import { type CheckoutDeps, createCheckout } from './checkout.ts';
import { createSubmission, type SubmissionDeps } from './submission.ts';

/** All that checks and sends an order, with what it is checked by. No first price waits for it. */
export const createOrderActions = (deps: SubmissionDeps & CheckoutDeps) => {
  const checks = createFieldChecks(deps.context, deps.store, deps.session);
  return { ...checks, ...createCheckout(deps, checks), ...createSubmission(deps, checks) };
};

export type OrderActions = ReturnType<typeof createOrderActions>;
