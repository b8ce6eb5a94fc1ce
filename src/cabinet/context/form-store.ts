import { proxy } from 'valtio/vanilla';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Result } from '../../api/result.ts';
import { withTimeout } from '../../api/with-timeout.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { Draft, Values } from './drafts.ts';
import { failureText } from './failure-text.ts';

/** The suites, loaded when a form is first sent: they bring Vest with them. */
export type Suites = typeof import('../../validation/validate.ts');

export interface FormRules<V extends Values, Payload> {
  initial: V;
  validate?: (suites: Suites, values: V) => FieldErrors;
  send: (values: V) => Promise<Result<Payload>>;
  onDone?: (payload: Payload) => void;
  /** Where the form's text outlives a reload; never for passwords. */
  draft?: Draft<NoInfer<V>>;
  /** Empties the form once it has been sent. */
  isCleared?: true;
}

export interface FormState<V extends Values> {
  values: V;
  errors: FieldErrors;
  /** What is wrong with no field in particular. */
  notice: string | null;
  isBusy: boolean;
  isDone: boolean;
}

export interface Form<V extends Values> {
  store: FormState<V>;
  edit<Name extends keyof V & string>(name: Name, value: V[Name]): void;
  submit(): Promise<void>;
}

/** A form whose suites cannot be downloaded, or not in time, is sent all the same: the server runs them too. */
const check = async <V extends Values>(values: V, validate: FormRules<V, never>['validate']) => {
  if (!validate) return {};
  try {
    return validate(await withTimeout(import('../../validation/validate.ts')), values);
  } catch {
    return {};
  }
};

/** One form of the cabinet: what is typed, what is wrong with it, and sending it once. */
export const createForm = <V extends Values, Payload>(rules: FormRules<V, Payload>): Form<V> => {
  const { initial, validate, send, onDone, draft, isCleared } = rules;
  const store: FormState<V> = proxy({
    values: { ...initial, ...draft?.read() },
    errors: {},
    notice: null,
    isBusy: false,
    isDone: false,
  });
  const refuse = (errors: FieldErrors, notice: string | null = null) =>
    Object.assign(store, { errors, notice });
  const attempt = async () => {
    const values = { ...store.values };
    const errors = await check(values, validate);
    if (Object.keys(errors).length > 0) return refuse(errors);
    const answer = await send(values);
    if (answer.failed) {
      const { fields, general } = fieldErrors(answer);
      return refuse(fields, general && failureText(answer));
    }
    draft?.write(null);
    if (isCleared) store.values = { ...initial };
    store.isDone = true;
    return onDone?.(answer.payload);
  };
  return {
    store,
    edit: (name, value) => {
      store.values[name] = value;
      delete store.errors[name];
      store.notice = null;
      store.isDone = false;
      draft?.write(store.values);
    },
    submit: async () => {
      if (store.isBusy) return;
      Object.assign(store, { isBusy: true, isDone: false, notice: null, errors: {} });
      await attempt();
      store.isBusy = false;
    },
  };
};
