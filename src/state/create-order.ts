import * as calls from '../api/calls.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { prepareOrder } from '../order/submission.ts';
import { createVisitorId } from '../tracking/visitor.ts';
import type { WidgetContext } from './context.ts';
import type { Attempt } from './draft-storage.ts';
import type { OrderFormStore } from './order-form-store.ts';
import type { Session } from './session.ts';

export interface OrderDeps {
  context: Pick<WidgetContext, 'client' | 'tracker' | 'emit'>;
  store: OrderFormStore;
  session: Pick<Session, 'expire'>;
  /** The attempt that a stored draft was left in, and where the next one is kept. */
  attempt: { current: Attempt | null };
}

const secondStepFields = ['policyAccepted', 'paymentSystemId'];

/** Errors go to their fields, on the step where those stand; anything else is a notice. */
const report = (store: OrderFormStore, { fields, general }: ReturnType<typeof fieldErrors>) => {
  Object.assign(store.errors, fields);
  if (Object.keys(fields).some((field) => !secondStepFields.includes(field))) store.activeStep = 1;
  if (!general) return;
  const text = `Your order has not been placed yet: ${general}. Nothing you typed is lost.`;
  store.notice = { text, canRetry: true, canContinue: false };
};

/** Places the order: true once the server has acknowledged it. Repeated with the same body it is the same order. */
export const createOrderPlacement = ({ context, store, session, attempt }: OrderDeps) => {
  const { client, tracker } = context;

  const send = () => {
    const payload = prepareOrder(store.draft, { sendDiscount: !store.errors.discountCode });
    const body = JSON.stringify(payload);
    if (attempt.current?.body !== body) attempt.current = { key: createVisitorId(), body };
    return client.send(calls.createOrder, { payload, headers: { 'idempotency-key': attempt.current.key } });
  };
  return async (): Promise<boolean> => {
    let answer = await send();
    if (answer.status === 409) {
      // The key has served another order already.
      attempt.current = null;
      answer = await send();
    }
    if (!answer.failed) {
      const { code, paymentSystemId } = answer.payload;
      Object.assign(store, { order: answer.payload, submitSucceeded: true });
      context.emit('order-created', { code, paymentSystemId });
      tracker.record({ label: 'Order Form', action: 'Order created', actionData: { code } });
      return true;
    }
    if (answer.status === 401) {
      session.expire();
      const text = 'Please log in again to place the order. Nothing you typed is lost.';
      store.notice = { text, canRetry: false, canContinue: false };
    } else report(store, fieldErrors(answer));
    return false;
  };
};
