import type { DraftField } from '../../order/vocabulary/fields.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { loadSuites } from '../page/load-suites.ts';
import { checkedPerson, registrationKind } from '../session/registration.ts';
import type { Session } from '../session/session.ts';
import type { IdentityTab } from '../session/session-store.ts';
import type { OrderFormStore } from './order-form-store.ts';

export interface FieldChecks {
  /** Everything that the form itself finds wrong with the order. */
  orderErrors(): Promise<FieldErrors>;
  /** Shows what is wrong with who orders, unless that is known. What is optional may be blank as a whole. */
  checkPerson(options: { isOptional: boolean }): Promise<FieldErrors>;
  /** A field was left: says what is wrong with it unless it is empty. */
  leave(field: DraftField): Promise<void>;
  leavePerson(form: IdentityTab, field: string): Promise<void>;
}

const isStarted = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).some(([field, text]) => field !== 'phone' && text !== '');

/** The suites that the server runs too, run on what is typed. */
export const createFieldChecks = (
  { site, options }: Pick<WidgetContext, 'site' | 'options'>,
  store: OrderFormStore,
  session: Session,
): FieldChecks => {
  const orderErrors = async () => (await loadSuites()).validateOrder(store.draft, { site });
  const personErrors = async (form: IdentityTab) => {
    const { validateLogin, validateRegistration } = await loadSuites();
    if (form === 'login') return validateLogin(session.store.login);
    const kind = registrationKind(options.theme);
    return validateRegistration(checkedPerson(session.store.registration, kind), { kind });
  };
  const checkPerson: FieldChecks['checkPerson'] = async ({ isOptional }) => {
    if (!session.store.identity) await session.restore();
    const { identity, activeTab, isAuthDisabled } = session.store;
    if (identity || isAuthDisabled || session.hasToken()) return {};
    if (isOptional && !isStarted({ ...session.store[activeTab] })) return {};
    const errors = await personErrors(activeTab);
    session.store.errors[activeTab] = errors;
    return errors;
  };
  const leave = async (field: DraftField) => {
    if (store.draft[field] === '' || store.errors[field]) return;
    const message = (await orderErrors())[field];
    if (message) store.errors[field] ??= message;
  };
  const leavePerson = async (form: IdentityTab, field: string) => {
    const values: Readonly<Record<string, string>> = { ...session.store[form] };
    if (!values[field]) return;
    const message = (await personErrors(form))[field];
    if (message) session.store.errors[form][field] ??= message;
  };
  return { orderErrors, checkPerson, leave, leavePerson };
};
