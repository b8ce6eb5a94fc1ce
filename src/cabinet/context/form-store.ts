import { proxy } from 'valtio/vanilla';
import { deferred } from '../../api/deferred.ts';
import { fieldErrors, isLoginRefused, loginErrors } from '../../api/field-errors.ts';
import type { Result } from '../../api/result.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import { createTabStorage } from '../../tracking/tab-storage.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { CabinetMessage } from '../../validation/messages/cabinet.ts';
import { failedCallMessage } from './failed-call-message.ts';

export type FormValues = Record<string, string | boolean>;

/** Storage of the values typed into one form. It lasts as long as the tab. */
export interface Draft<V extends FormValues> {
  /** Returns null if nothing is stored. */
  read(): Readonly<Partial<V>> | null;
  /** Stores the values; null removes them. */
  write(values: V | null): void;
}

/**
 * Unsent texts of forms in this tab. They are stored, because a phone may reload a page that was hidden for a long
 * time.
 */
export interface Drafts {
  of<V extends FormValues>(name: string): Draft<V>;
  clear(): void;
}

/** Part of the storage of the tab that holds the drafts. */
const draftArea = 'draft:';
const prefix = `octavo:${draftArea}`;
/** Prefixes of a customer's values that the order form stores: typed ones, and an order that waits for its payment. */
const formPrefixes = [prefix, 'octavo:order:'];

/** Removes the values of a storage whose keys begin with a prefix; none if the browser blocks the storage. */
const removeKeys = (area: 'sessionStorage' | 'localStorage', prefixes: readonly string[]) => {
  try {
    for (const key of Object.keys(window[area]))
      if (prefixes.some((start) => key.startsWith(start))) window[area].removeItem(key);
  } catch {}
};

/** Removes all typed and unsent values of a customer on this host, also those of the order form. */
export const removeTypedValues = () => {
  removeKeys('sessionStorage', formPrefixes);
  removeKeys('localStorage', formPrefixes);
};

export const createDrafts = (): Drafts => {
  const draftStorage = createTabStorage(draftArea);
  return {
    of: (name) => ({
      read: () => draftStorage.get(name),
      write: (values) => (values ? draftStorage.set(name, values) : draftStorage.remove(name)),
    }),
    clear: () => removeKeys('sessionStorage', [prefix]),
  };
};

/** The validation suites. They are loaded when a form is first submitted, because no page needs them earlier. */
type Suites = typeof import('../../validation/validate.ts');

export interface FormRules<V extends FormValues, Payload> {
  initial: V;
  validate?: (suites: Suites, values: V) => DisplayedErrors;
  send: (values: V) => Promise<Result<Payload>>;
  onDone?: (payload: Payload) => void;
  /** Stores the values of the form, so that they survive a reload. Absent for forms with passwords. */
  draft?: Draft<NoInfer<V>>;
  /** Empties the form after it has been sent. */
  isCleared?: true;
}

interface FormState<V extends FormValues> {
  values: V;
  errors: DisplayedErrors;
  /** Error that belongs to no field. */
  notice: CabinetMessage | null;
  isBusy: boolean;
  isDone: boolean;
}

export interface Form<V extends FormValues> {
  store: FormState<V>;
  edit<Name extends keyof V & string>(name: Name, value: V[Name]): void;
  submit(): Promise<void>;
}

const loadSuites = deferred(() => import('../../validation/validate.ts'));

/**
 * Returns the errors of a form. If the suites cannot be loaded in time, there are none and the form is sent, because
 * the server runs the same suites.
 */
const validateForm = async <V extends FormValues>(values: V, validate: FormRules<V, never>['validate']) => {
  if (!validate) return {};
  try {
    return validate(await loadSuites(), values);
  } catch {
    return {};
  }
};

/** Creates a form of the cabinet: its values, its errors, and its submission. One submission runs at a time. */
export const createForm = <V extends FormValues, Payload>(rules: FormRules<V, Payload>): Form<V> => {
  const { initial, validate, send, onDone, draft, isCleared } = rules;
  const store: FormState<V> = proxy({
    values: { ...initial, ...draft?.read() },
    errors: {},
    notice: null,
    isBusy: false,
    isDone: false,
  });
  const showErrors = (errors: DisplayedErrors, notice: CabinetMessage | null = null) =>
    setFields(store, { errors, notice });
  const validateAndSend = async () => {
    const values = { ...store.values };
    const errors = await validateForm(values, validate);
    if (Object.keys(errors).length > 0) return showErrors(errors);
    const result = await send(values);
    if (result.failed) {
      // `identity` counts as a field of the form, because a refused login names it.
      const { fields, general } = fieldErrors(result, { ...values, identity: 0 });
      return showErrors(loginErrors(fields), general && failedCallMessage(result));
    }
    draft?.write(null);
    if (isCleared) store.values = { ...initial };
    store.isDone = true;
    return onDone?.(result.payload);
  };
  return {
    store,
    edit: (name, value) => {
      store.values[name] = value;
      if (isLoginRefused(store.errors)) store.errors = {};
      delete store.errors[name];
      store.notice = null;
      store.isDone = false;
      draft?.write(store.values);
    },
    submit: async () => {
      if (store.isBusy) return;
      setFields(store, { isBusy: true, isDone: false, notice: null, errors: {} });
      await validateAndSend();
      store.isBusy = false;
    },
  };
};
