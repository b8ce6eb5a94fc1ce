import { calls } from '../api/calls.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { promoIds } from '../order/ids.ts';
import { prepareOrder } from '../order/submission.ts';
import { createVisitorId } from '../tracking/visitor.ts';
import type { WidgetContext } from './context.ts';
import type { Attempt } from './draft-storage.ts';
import type { Materials } from './materials.ts';
import type { OrderFormStore } from './order-form-store.ts';
import type { Session } from './session.ts';

export interface SubmissionDeps {
  context: WidgetContext;
  store: OrderFormStore;
  session: Session;
  materials: Materials;
  /** The attempt that a stored draft was left in, and where the next one is kept. */
  attempt: { current: Attempt | null };
  /** The order is on its way to be paid: what was typed is no longer needed. */
  forget(): void;
}

export interface Submission {
  /** Policy, identity, order, files, redirect: each step once, whatever is pressed how often (SUB-01, ORD-18). */
  proceed(): Promise<void>;
  /** On to payment without the files that could not be sent. */
  continueToPayment(): Promise<void>;
}

const secondStepFields = ['policyAccepted', 'paymentSystemId'];

/** Creates the order and leads to payment. Expected failures end in the store's errors or notice. */
export const createSubmission = (deps: SubmissionDeps): Submission => {
  const { context, store, session, materials, attempt, forget } = deps;
  const { client, tracker, hosts } = context;

  const isIdentified = async () => {
    if (session.store.identity || (await session.restore())) return true;
    return session.store.activeTab === 'login' ? session.login() : session.register();
  };

  const mayProceed = async () => {
    const { validatePolicy } = await import('../validation/validate.ts');
    const errors = validatePolicy(store.draft);
    Object.assign(store.errors, errors);
    return !Object.keys(errors).length && (await isIdentified());
  };

  /** The key stays with the body it was made for, so a repeated request is the same order. */
  const attemptFor = (body: string): Attempt => {
    if (attempt.current?.body !== body) attempt.current = { key: createVisitorId(), body };
    return attempt.current;
  };

  const createOrder = async (mayRepeat = true): Promise<boolean> => {
    const sendDiscount = !store.errors.discountCode;
    const payload = prepareOrder(store.draft, { sendDiscount });
    const { key } = attemptFor(JSON.stringify(payload));
    const answer = await client.send(calls.createOrder, { payload, headers: { 'idempotency-key': key } });
    if (!answer.failed) {
      store.order = answer.payload;
      store.submitSucceeded = true;
      const { code, paymentSystemId } = answer.payload;
      context.emit('order-created', { code, paymentSystemId });
      tracker.record({ label: 'Order Form', action: 'Order created', actionData: { code } });
      return true;
    }
    if (answer.status === 409 && mayRepeat) {
      attempt.current = null;
      return createOrder(false);
    }
    if (answer.status === 401) {
      session.expire();
      store.notice = { text: 'Please log in again to place the order.', canRetry: false, canContinue: false };
      return false;
    }
    const { fields, general } = fieldErrors(answer);
    Object.assign(store.errors, fields);
    if (Object.keys(fields).some((field) => !secondStepFields.includes(field))) store.activeStep = 1;
    if (general) {
      const text = `Your order has not been placed yet: ${general}. Nothing you typed is lost.`;
      store.notice = { text, canRetry: true, canContinue: false };
    }
    return false;
  };

  const redirect = async () => {
    if (!store.order) return;
    const { code, paymentSystemId } = store.order;
    // Without a one-time code the cabinet asks for a login and then shows this order.
    const handOff = await client.send(calls.handOff);
    const query = new URLSearchParams({
      ...(handOff.failed ? {} : { token: handOff.payload.token }),
      orderCode: code,
      paymentSystemId: String(paymentSystemId),
      ...tracker.linkQuery(promoIds.orderForm),
    });
    const url = `${hosts.cabinet}/secure-payment?${query}`;
    tracker.record({ label: 'Order Form', action: 'Proceed to Secure Payment', actionData: { code } });
    forget();
    if (context.emit('redirect', { url, code }, true)) context.go(url);
  };

  const finish = async () => {
    if (!store.order) return;
    const failed = await materials.send(store.order.code);
    if (!failed) return redirect();
    const text = `Your order ${store.order.code} is placed, but a file could not be sent. ${failed}`;
    store.notice = { text, canRetry: true, canContinue: true };
  };

  const exclusively = async (act: () => Promise<void>) => {
    if (store.isSubmitting) return;
    Object.assign(store, { isSubmitting: true, submitFailed: false, notice: null });
    try {
      await act();
    } catch {
      // A chunk that could not be loaded is a lost connection like any other.
      const text = 'The connection was lost. Nothing you typed is lost.';
      store.notice = { text, canRetry: true, canContinue: store.order !== null };
    } finally {
      Object.assign(store, { isSubmitting: false, submitFailed: store.order === null });
    }
  };

  const proceed = () =>
    exclusively(async () => {
      if (store.order || ((await mayProceed()) && (await createOrder()))) await finish();
    });
  return { proceed, continueToPayment: () => exclusively(redirect) };
};
