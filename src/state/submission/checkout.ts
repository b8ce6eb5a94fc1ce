import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import { type OrderRequest, toOrderRequest } from '../../order/draft/order-request.ts';
import { noPaymentSystem } from '../../order/vocabulary/ids.ts';
import { statusOnly } from '../../tracking/analytics.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { FieldChecks } from '../order-form/field-checks.ts';
import { noPaymentMessage } from '../order-form/no-payment.ts';
import { type NoticeDeps, showNotice } from '../order-form/notice.ts';
import { replaceErrors, showErrors } from '../order-form/order-errors.ts';
import type { OrderFormStore } from '../order-form/order-form-store.ts';
import { isOfFirstStep, type Steps } from '../order-form/steps.ts';
import type { WidgetContext } from '../page/context.ts';
import { sendsDiscount } from '../price/discount-answer.ts';
import type { Session } from '../session/session.ts';
import { askToLogIn } from './ask-to-log-in.ts';

export interface CheckoutDeps extends NoticeDeps {
  context: WidgetContext;
  session: Session;
  steps: Steps;
  /** Requests the price again. */
  confirmPrice(): void;
}

/** Returns the errors of a refused order. Errors of other properties than the form's fields and the bonus are general ones. */
export const orderRefusals = (answer: Failure, { draft }: OrderFormStore) =>
  fieldErrors(answer, { ...draft, useBonus: 0 });

/** Shows the server's errors at their fields. If the discount code has expired, the price is requested without it. */
export const showRefusals = (
  { context, store, confirmPrice }: Pick<CheckoutDeps, 'context' | 'store' | 'confirmPrice'>,
  fields: DisplayedErrors,
): void => {
  showErrors(store, fields);
  context.emit('error', { errors: fields });
  if (fields.discountCode) confirmPrice();
};

/** Returns the body of an order or of its validation. */
export const preparedOrder = ({ draft, errors, bonus }: OrderFormStore): OrderRequest => ({
  ...toOrderRequest(draft, { hasDiscount: sendsDiscount(errors) }),
  ...(bonus.isUsed && { useBonus: bonus.balance }),
});

/** Opens step two if neither the form nor the server finds an error. */
export const createCheckout = (deps: CheckoutDeps, checks: FieldChecks) => {
  const { context, store, steps } = deps;
  const { client, tracker, emit } = context;

  const checkForm = async () => {
    const { discountCode } = store.errors;
    const errors = await checks.orderErrors();
    replaceErrors(store, discountCode ? { ...errors, discountCode } : errors);
    // In m3_d1, registration and login are on step two only.
    if (context.options.template === 'm3_d1') return errors;
    // Checks a registration or login that the visitor has begun. A blank one may wait for step two.
    return { ...errors, ...(await checks.checkPerson({ isOptional: true })) };
  };
  const validateOnServer = async (): Promise<void> => {
    const payload = preparedOrder(store);
    const answer = await client.send(calls.validateOrder, { payload });
    if (!answer.failed) {
      // Checks again, because the visitor has changed the draft during the request.
      if (JSON.stringify(preparedOrder(store)) !== JSON.stringify(payload)) return checkout();
      steps.show(2);
      tracker.record({ label: 'Order Form', action: 'Checkout', result: statusOnly(answer) });
      return;
    }
    if (answer.status === 401) {
      askToLogIn(deps);
      return;
    }
    const { fields, general } = orderRefusals(answer, store);
    const isHeld = Object.keys(fields).some(isOfFirstStep);
    // Leaves out the error of the payment system, because step one does not have this field. The server reports it
    // again in step two.
    if (isHeld) delete fields.paymentSystemId;
    showRefusals(deps, fields);
    if (!general) {
      if (!isHeld) steps.show(2);
      return;
    }
    showNotice(deps, { key: 'notChecked', values: [general] });
  };
  const checkout = async (): Promise<void> => {
    if (store.draft.paymentSystemId === noPaymentSystem) {
      showNotice(deps, noPaymentMessage(context.site), { retry: null });
      return;
    }
    const errors = await checkForm();
    if (Object.keys(errors).length) emit('error', { errors });
    else await validateOnServer();
  };
  return { checkout };
};
