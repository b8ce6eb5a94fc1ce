import type { DraftField } from '../../order/vocabulary/fields.ts';
import { connectionLost } from '../../validation/messages/notices.ts';
import type { AgreedTotal, OrderFormStore } from '../order-form/order-form-store.ts';
import type { WidgetContext } from '../page/context.ts';
import type { PriceSignals } from '../price/displayed-price.ts';
import type { IdentityTab } from '../session/session-store.ts';
import type { OrderActions } from './order-actions.ts';

type Act = (actions: OrderActions) => Promise<void>;

/**
 * Creates the functions that run Checkout and the submission. Each runs once at a time and sets its flag in the store
 * meanwhile.
 */
export const createActionRuns = (
  context: Pick<WidgetContext, 'emit'>,
  store: OrderFormStore,
  total: PriceSignals['total'],
  actions: OrderActions,
) => {
  const run = async (flag: 'isValidating' | 'isSubmitting', act: Act) => {
    Object.assign(store, { [flag]: true, notice: null });
    try {
      await act(actions);
    } catch {
      // What no action has foreseen is reported as a lost connection.
      const goOn = store.isOrderCurrent ? 'Continue to payment' : null;
      store.notice = { message: 'connectionLost', retry: 'Retry', goOn };
      context.emit('error', { message: connectionLost });
    } finally {
      store[flag] = false;
    }
  };
  const agreedTotal = (): AgreedTotal => ({ cents: total.peek(), currencyId: store.draft.currencyId });
  const checkout = async () => {
    if (store.isValidating || store.activeStep === 2) return;
    const agreed = agreedTotal();
    await run('isValidating', (actions) => actions.checkout(agreed));
  };
  const submit = async (act: Act) => {
    if (store.isSubmitting) return;
    store.submitFailed = false;
    await run('isSubmitting', act);
    store.submitFailed = !store.isOrderCurrent;
  };
  const proceed = () => {
    const agreed = agreedTotal();
    return submit((actions) => actions.proceed(agreed));
  };
  const runIgnoringFailure = (act: Act) => act(actions).catch(() => {});
  return {
    checkout,
    proceed,
    continueToPayment: () => submit((actions) => actions.continueToPayment()),
    dropPaidOrder: () => runIgnoringFailure((actions) => actions.dropPaidOrder()),
    retry: () => (store.activeStep === 1 ? checkout() : proceed()),
    leave: (field: DraftField) => runIgnoringFailure((actions) => actions.leave(field)),
    leavePerson: (form: IdentityTab, field: string) =>
      runIgnoringFailure((actions) => actions.leavePerson(form, field)),
  };
};
