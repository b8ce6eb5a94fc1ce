import type { DraftField } from '../../order/vocabulary/fields.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import { connectionLost } from '../../validation/messages/notices.ts';
import type { FormParts } from '../order-form/form-parts.ts';
import type { AgreedTotal, Submission } from '../order-form/order-form-store.ts';
import { reportBug } from '../page/report-bug.ts';
import type { IdentityTab } from '../session/session-store.ts';
import type { OrderActions } from './order-actions.ts';

type Action = (actions: OrderActions) => Promise<void>;

/** Creates the functions that run Checkout and the submission, one at a time. The store says meanwhile which one is running. */
export const createActionRuns = (
  { context, store, price: { total } }: Pick<FormParts, 'context' | 'store' | 'price'>,
  actions: OrderActions,
) => {
  const isRunning = () => ['checking', 'sending'].includes(store.submission.state);
  const runWhile = async (running: Submission, action: Action) => {
    setFields(store, { submission: running, notice: null });
    try {
      await action(actions);
    } catch (error) {
      reportBug(error);
      // The visitor reads of a lost connection, because a retry may help as it does then.
      const goOn = store.isOrderCurrent ? 'Continue to payment' : null;
      store.notice = { message: 'connectionLost', retry: 'Retry', goOn };
      context.emit('error', { message: connectionLost });
    }
  };
  const agreedTotal = (): AgreedTotal => ({ cents: total.peek(), currencyId: store.draft.currencyId });
  /** Opens step two if neither the form nor the server finds an error. */
  const checkout = async () => {
    if (isRunning() || store.activeStep === 2) return;
    const agreed = agreedTotal();
    await runWhile({ state: 'checking' }, (actions) => actions.checkout(agreed));
    store.submission = { state: 'idle' };
  };
  const submit = async (action: Action) => {
    if (isRunning()) return;
    await runWhile({ state: 'sending', step: null }, action);
    store.submission = { state: store.isOrderCurrent ? 'placed' : 'failed' };
  };
  /**
   * Checks the policy, logs in or registers, places the order, uploads files and redirects. A second press during a
   * submission has no effect.
   */
  const proceed = () => {
    const agreed = agreedTotal();
    return submit((actions) => actions.proceed(agreed));
  };
  const runIgnoringFailure = (action: Action) => action(actions).catch(reportBug);
  return {
    checkout,
    proceed,
    /** Continues to the payment of the placed order, without the files that could not be uploaded. */
    continueToPayment: () => submit((actions) => actions.continueToPayment()),
    /** Removes the placed order from the form if it has been paid. */
    dropPaidOrder: () => runIgnoringFailure((actions) => actions.dropPaidOrder()),
    /** Repeats the action whose failure the notice shows. */
    retry: () => (store.activeStep === 1 ? checkout() : proceed()),
    checkField: (field: DraftField) => runIgnoringFailure((actions) => actions.checkField(field)),
    checkPersonField: (form: IdentityTab, field: string) =>
      runIgnoringFailure((actions) => actions.checkPersonField(form, field)),
  };
};
