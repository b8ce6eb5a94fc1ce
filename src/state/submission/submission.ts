import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { promoIds } from '../../order/vocabulary/ids.ts';
import { validatePolicy } from '../../validation/order-suites.ts';
import type { FieldChecks } from '../order-form/field-checks.ts';
import type { FormParts } from '../order-form/form-parts.ts';
import { showNotice } from '../order-form/notice.ts';
import { clearErrors, showErrors } from '../order-form/order-errors.ts';
import type { AgreedTotal, OrderFormStore, SubmissionStep } from '../order-form/order-form-store.ts';
import { failureReason } from '../page/failure-reason.ts';
import { checkAgreed } from './agreed-price.ts';
import { createIdentification, showRefusals } from './checkout.ts';
import { createOrderPlacement } from './create-order.ts';
import { createUploads, type FailedUpload } from './upload-files.ts';

/** Opens the cabinet's payment page. Without a hand-off code that page asks for a login first. */
const createRedirect =
  ({ context, store, forget }: FormParts) =>
  async () => {
    if (!store.order) return;
    const { client, tracker, hosts, site } = context;
    const { code } = store.order;
    const handOff = await client.send(calls.handOff, { payload: { orderCode: code } });
    const query = new URLSearchParams({
      ...tracker.linkQuery(promoIds.orderForm),
      ...(handOff.failed ? {} : { token: handOff.payload.token }),
      ...(site.locale && { locale: site.locale }),
      orderCode: code,
      paymentSystemId: String(store.order.paymentSystemId),
    });
    // A removed widget does not navigate. When it is put back, the same body finds the placed order.
    if (!context.host.isConnected) return;
    const url = `${hosts.cabinet}/secure-payment?${query}`;
    tracker.record({ label: 'Order Form', action: 'Proceed to Secure Payment', actionData: { code } });
    // Keeps the draft if the visitor has begun another order.
    if (store.isOrderCurrent) forget();
    if (context.emit('redirect', { url, code }, { cancelable: true }) && !context.go(url))
      store.notice = {
        message: { key: 'payOutside', values: [code, hosts.cabinet] },
        retry: null,
        goOn: null,
        payment: url,
      };
  };

/** Creates a function that runs `action` and records in the store that the submission has reached this step. */
const createStep =
  <Values extends unknown[], Outcome>(
    store: OrderFormStore,
    step: SubmissionStep,
    action: (...values: Values) => Outcome,
  ) =>
  (...values: Values): Outcome => {
    store.submission = { state: 'sending', step };
    return action(...values);
  };

/** Creates the submission: it checks the policy, logs in or registers, places the order, uploads files and redirects. */
export const createSubmission = (deps: FormParts, { checkPerson }: Pick<FieldChecks, 'checkPerson'>) => {
  const { context, store, session, fileContents, filesRestored } = deps;
  const placeOrder = createStep(store, 'order', createOrderPlacement(deps));
  const uploadFiles = createStep(store, 'files', createUploads(context.client, store, fileContents));
  const redirect = createStep(store, 'payment', createRedirect(deps));
  const identify = createStep(store, 'account', createIdentification(deps));

  /** Shows all errors of step two at once: those of policy, registration and login. Resolves with true if there are none. */
  const checkStepTwo = async () => {
    const policy = validatePolicy(store.draft);
    showErrors(store, policy);
    const errors = { ...policy, ...(await checkPerson({ isOptional: false })) };
    const hasErrors = Object.keys(errors).length > 0;
    if (hasErrors) context.emit('error', { errors });
    return !hasErrors;
  };
  const restoredCode = store.order?.code;
  let reportedNames = '';
  const showFailedUpload = (code: string, { name, result }: FailedUpload) => {
    reportedNames = name;
    const isLoggedOut = result.status === 401;
    if (isLoggedOut) session.expire();
    // Offers no retry for a refused file, because the server would refuse it again. Offers none either if the form has
    // begun another order, because a retry would upload files to the earlier order and not place the new one.
    const [refusal] = Object.values(fieldErrors(result).fields);
    if (refusal) showRefusals(deps, { materials: refusal });
    const reason = isLoggedOut ? 'loginToSend' : failureReason(result);
    showNotice(
      deps,
      { key: 'filesNotSent', values: [code, name, reason] },
      {
        goOn: 'Continue without it',
        ...((refusal || !store.isOrderCurrent) && { retry: null }),
      },
    );
  };
  const proceed = async (agreed: AgreedTotal) => {
    if (!store.isOrderCurrent && !(await checkStepTwo())) return;
    if (!(await identify())) return;
    if (!store.isOrderCurrent && !(checkAgreed(deps, agreed) && (await placeOrder(agreed)))) return;
    const code = store.order?.code ?? '';
    clearErrors(store, 'materials');
    await filesRestored;
    const failed = await uploadFiles(code);
    if (failed) showFailedUpload(code, failed);
    else await redirect();
  };
  /**
   * Continues to payment without the files that could not be uploaded. For an order from before a reload, no listed
   * file is uploaded.
   */
  const continueToPayment = async () => {
    const { order } = store;
    const failed =
      order && order.code !== restoredCode && (await uploadFiles(order.code, { skipReported: true }));
    if (failed && failed.name !== reportedNames) showFailedUpload(order.code, failed);
    else await redirect();
  };
  return { proceed, continueToPayment };
};
