import { createFieldChecks } from '../order-form/field-checks.ts';
import { type CheckoutDeps, createCheckout } from './checkout.ts';
import { createSubmission, type SubmissionDeps } from './submission.ts';

/** Deferred code that checks and sends an order. */
export const createOrderActions = (deps: SubmissionDeps & CheckoutDeps) => {
  const checks = createFieldChecks(deps.context, deps.store, deps.session);
  return { ...checks, ...createCheckout(deps, checks), ...createSubmission(deps, checks) };
};

export type OrderActions = ReturnType<typeof createOrderActions>;
