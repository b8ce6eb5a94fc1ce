import type { DraftField } from '../../order/vocabulary/fields.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import { validateLogin, validateOrder, validateRegistration } from '../../validation/order-suites.ts';
import { checkedPerson, registrationKind } from '../session/registration.ts';
import type { IdentityTab } from '../session/session-store.ts';
import type { FormParts } from './form-parts.ts';
import { showErrors } from './order-errors.ts';

const isStarted = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).some(([field, text]) => field !== 'phone' && text !== '');

/** Creates the checks of an order form. They run the same validation suites as the server. */
export const createFieldChecks = ({ context: { site, options }, store, session }: FormParts) => {
  /** Returns all errors that the browser's checks find in the order. */
  const orderErrors = async () => validateOrder(store.draft, { site });
  const personErrors = async (form: IdentityTab) => {
    if (form === 'login') return validateLogin(session.store.login);
    const kind = registrationKind(options);
    return validateRegistration(checkedPerson(session.store, kind), { kind });
  };
  /**
   * Checks registration or login and shows the errors. Skips both if a customer is logged in. If `isOptional` is true, a
   * blank form has no errors.
   */
  const checkPerson = async ({ isOptional }: { isOptional: boolean }): Promise<DisplayedErrors> => {
    if (!session.store.identity) await session.restore();
    const { identity, activeTab, isAuthDisabled } = session.store;
    if (identity || isAuthDisabled || session.hasToken()) return {};
    if (isOptional && !isStarted({ ...session.store[activeTab] })) return {};
    const errors = await personErrors(activeTab);
    session.store.errors[activeTab] = errors;
    return errors;
  };
  /** Checks a field when it loses the focus, unless it is empty. */
  const checkField = async (field: DraftField) => {
    if (store.draft[field] === '' || store.errors[field]) return;
    const message = (await orderErrors())[field];
    if (message && !store.errors[field]) showErrors(store, { [field]: message });
  };
  const checkPersonField = async (form: IdentityTab, field: string) => {
    const values: Readonly<Record<string, string>> = { ...session.store[form] };
    if (!values[field]) return;
    const message = (await personErrors(form))[field];
    if (message) session.store.errors[form][field] ??= message;
  };
  return { orderErrors, checkPerson, checkField, checkPersonField };
};

export type FieldChecks = ReturnType<typeof createFieldChecks>;
