import * as calls from '../api/calls.ts';
import { fieldErrors } from '../api/field-errors.ts';
import type { DraftField } from '../order/draft.ts';
import { prepareOrder } from '../order/submission.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import type { WidgetContext } from './context.ts';
import type { OrderFormStore } from './order-form-store.ts';
import type { IdentityTab, Session } from './session.ts';

const validate = () => import('../validation/validate.ts');

export interface Checkout {
  /** To step 2 once the form and then the server find nothing wrong (ORD-17). */
  checkout(): Promise<void>;
  /** A field was left: says what is wrong with it if it was edited and is not empty. */
  leave(field: DraftField): Promise<void>;
  leavePerson(form: IdentityTab, field: string): Promise<void>;
}

const isStarted = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).some(([field, text]) => field !== 'phone' && text !== '');

export const createCheckout = (context: WidgetContext, store: OrderFormStore, session: Session): Checkout => {
  const { client, site, tracker, options } = context;

  const orderErrors = async (): Promise<FieldErrors> =>
    (await validate()).validateOrder(store.draft, { site });

  const personErrors = async (form: IdentityTab): Promise<FieldErrors> => {
    const { validateLogin, validateRegistration } = await validate();
    if (form === 'login') return validateLogin(session.store.login);
    const { registration } = session.store;
    return options.theme === 'minimal'
      ? validateRegistration(
          { email: registration.email, password: registration.password },
          { kind: 'short' },
        )
      : validateRegistration({ ...registration }, { kind: 'full' });
  };

  /** Somebody who has begun to say who they are hears of it now; whoever has not may do so on step 2. */
  const checkPerson = async () => {
    const { identity, activeTab } = session.store;
    if (identity || !isStarted({ ...session.store[activeTab] })) return {};
    session.store.errors[activeTab] = await personErrors(activeTab);
    return session.store.errors[activeTab];
  };

  const fail = (text: string) => {
    store.notice = { text: `${text}. Nothing you typed is lost.`, canRetry: true, canContinue: false };
  };

  const askServer = async () => {
    const payload = prepareOrder(store.draft, { sendDiscount: !store.errors.discountCode });
    const answer = await client.send(calls.validateOrder, { payload });
    if (!answer.failed) {
      store.activeStep = 2;
      context.emit('step', { step: 2 });
      tracker.record({ label: 'Order Form', action: 'Checkout' });
      return;
    }
    const { fields, general } = fieldErrors(answer);
    Object.assign(store.errors, fields);
    if (general) fail(general);
  };

  const checkout = async () => {
    if (store.isValidating || store.activeStep === 2) return;
    Object.assign(store, { isValidating: true, notice: null });
    try {
      const { discountCode } = store.errors;
      const errors = await orderErrors();
      store.errors = discountCode ? { ...errors, discountCode } : errors;
      const found = { ...errors, ...(await checkPerson()) };
      if (!Object.keys(found).length) await askServer();
      else context.emit('error', { errors: found });
    } catch {
      fail('The connection was lost');
    } finally {
      store.isValidating = false;
    }
  };

  const leave = async (field: DraftField) => {
    if (store.draft[field] === '' || store.errors[field]) return;
    const message = (await orderErrors().catch((): FieldErrors => ({})))[field];
    if (message) store.errors[field] = message;
  };
  const leavePerson = async (form: IdentityTab, field: string) => {
    const values: Readonly<Record<string, string>> = { ...session.store[form] };
    if (!values[field]) return;
    const message = (await personErrors(form).catch((): FieldErrors => ({})))[field];
    if (message) session.store.errors[form][field] = message;
  };
  return { checkout, leave, leavePerson };
};
