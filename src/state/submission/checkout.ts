import type { AgreedOrder } from '../../api/calls/order.ts';
import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import { toOrderRequest } from '../../order/draft/order-request.ts';
import { noPaymentSystem } from '../../order/vocabulary/ids.ts';
import { statusOnly } from '../../tracking/analytics.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { FieldChecks } from '../order-form/field-checks.ts';
import type { FormParts } from '../order-form/form-parts.ts';
import { noPaymentMessage, showNotice } from '../order-form/notice.ts';
import { replaceErrors, showErrors } from '../order-form/order-errors.ts';
import type { AgreedTotal, OrderFormStore } from '../order-form/order-form-store.ts';
import { isOfFirstStep } from '../order-form/steps.ts';
import { orderedDraft } from '../price/discount-answer.ts';
import { checkAgreed, isPriceRefused, showRefusedPrice } from './agreed-price.ts';

/**
 * Returns the errors of a refused order. Errors of other properties than the form's fields and the bonus are general ones. That of
 * the sent discount code is left out if the visitor has typed another one since.
 */
export const orderRefusals = (result: Failure, { draft }: OrderFormStore, sent: AgreedOrder) => {
  const refusals = fieldErrors(result, { ...draft, useBonus: 0 });
  if (sent.discountCode && sent.discountCode !== draft.discountCode) delete refusals.fields.discountCode;
  return refusals;
};

/** Shows the server's errors at their fields. A refused discount code leaves the price. */
export const showRefusals = ({ context, store, price }: FormParts, fields: DisplayedErrors): void => {
  showErrors(store, fields);
  price.dropDiscount(fields);
  context.emit('error', { errors: fields });
};

/** Returns the body of an order or of its validation. The server refuses it if its price is not the agreed total. */
export const preparedOrder = (
  { draft, errors, bonus }: OrderFormStore,
  { cents }: AgreedTotal,
): AgreedOrder => ({
  ...toOrderRequest(orderedDraft(draft, errors)),
  ...(bonus.isUsed && { useBonus: bonus.balance }),
  expectedTotalConverted: (cents / 100).toFixed(2),
});

/** Says that the session has ended and shows the login form. */
export const askToLogIn = (deps: FormParts) => {
  deps.session.expire();
  showNotice(deps, 'loginEnded', { retry: null });
};

/**
 * Logs in or registers, according to the active tab, unless a customer is logged in. Resolves with true if an account is
 * known then.
 */
export const createIdentification = (deps: FormParts) => async (): Promise<boolean> => {
  const { context, store, session } = deps;
  const { identity, activeTab, isAuthDisabled } = session.store;
  if (!identity) await session.restore();
  // A valid token suffices, even if the identity could not be loaded.
  if (session.hasToken()) return true;
  if (identity) {
    askToLogIn(deps);
    return false;
  }
  if (!isAuthDisabled) {
    const isIn = await (activeTab === 'login' ? session.login() : session.register());
    // Shows the failure as a notice at the button, because the login form may be out of sight.
    if (!isIn && session.store.problem) showNotice(deps, session.store.problem);
    session.store.problem = null;
    return isIn;
  }
  const { contact_email } = context.site.config;
  const message = { key: 'loginClosed', values: [contact_email] } as const;
  showNotice(deps, message, { goOn: store.order ? 'Continue to payment' : null });
  return false;
};

/**
 * Shows why an order could not be checked: a refusal or a lost connection. Opens step two all the same if the server has found
 * errors of that step alone.
 */
const showFailedCheck = async (
  deps: FormParts,
  agreed: AgreedTotal,
  { result, payload }: { result: Failure; payload: AgreedOrder },
): Promise<void> => {
  if (result.status === 401) {
    askToLogIn(deps);
    return;
  }
  if (isPriceRefused(result)) return showRefusedPrice(deps, agreed);
  const { fields, general } = orderRefusals(result, deps.store, payload);
  const isHeld = Object.keys(fields).some(isOfFirstStep);
  // Leaves out the error of the payment system, because step one does not have this field. The server reports it
  // again in step two.
  if (isHeld) delete fields.paymentSystemId;
  showRefusals(deps, fields);
  if (general) showNotice(deps, { key: 'notChecked', values: [general] });
  // A refused discount code changes the total.
  else if (checkAgreed(deps, agreed) && !isHeld) deps.steps.show(2);
};

/** Opens step two if neither the form nor the server finds an error. */
export const createCheckout = (deps: FormParts, checks: FieldChecks) => {
  const { context, store, session, steps, price } = deps;
  const { client, tracker, emit } = context;
  const isTwoPages = context.options.template !== 'm3_d1';
  const identify = createIdentification(deps);

  const checkForm = async () => {
    const { discountCode } = store.errors;
    const errors = await checks.orderErrors();
    replaceErrors(store, discountCode ? { ...errors, discountCode } : errors);
    // In m3_d1, registration and login are on step two only.
    if (!isTwoPages) return errors;
    // Checks a registration or login that the visitor has begun. A blank one may wait for step two.
    return { ...errors, ...(await checks.checkPerson({ isOptional: true })) };
  };
  /**
   * Sends a login that the visitor has filled in, because step two then offers the customer's bonus. Resolves with false if the
   * login fails. The password is empty if a customer is logged in.
   */
  const sendFilledLogin = async () => {
    const { activeTab, login } = session.store;
    return !isTwoPages || activeTab !== 'login' || login.password === '' || identify();
  };
  const validateOnServer = async (agreed: AgreedTotal): Promise<void> => {
    const payload = preparedOrder(store, agreed);
    // Requests a new price for step two, because an earlier request may have failed and the provider may have changed
    // prices.
    const [result] = await Promise.all([client.send(calls.validateOrder, { payload }), price.confirm()]);
    if (result.failed) return showFailedCheck(deps, agreed, { result, payload });
    // Checks again, because the visitor has changed the draft during the request.
    if (JSON.stringify(preparedOrder(store, agreed)) !== JSON.stringify(payload)) return checkout(agreed);
    if (!checkAgreed(deps, agreed)) return;
    steps.show(2);
    tracker.record({ label: 'Order Form', action: 'Checkout', result: statusOnly(result) });
  };
  const checkout = async (agreed: AgreedTotal): Promise<void> => {
    if (store.draft.paymentSystemId === noPaymentSystem) {
      showNotice(deps, noPaymentMessage(context.site), { retry: null });
      return;
    }
    if (store.errors.writersPreferredCode) await deps.lookUpWriter();
    const errors = await checkForm();
    if (Object.keys(errors).length) emit('error', { errors });
    else if (await sendFilledLogin()) await validateOnServer(agreed);
  };
  return { checkout };
};
