import { location } from '../../../api/calls/site.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { setFields } from '../../../order/vocabulary/map-fields.ts';
import { rememberDialCode } from '../../../tracking/country.ts';
import type { WidgetContext } from '../../page/context.ts';
import { shareSession } from '../../session/session-sharing.ts';
import type { WidgetSession } from '../../session/widget-session.ts';
import { dropOrder, type OrderFormStore } from '../order-form-store.ts';
import { type DraftStorage, isKeyedOrder, type KeyedOrder, type StoredDraft } from './draft-storage.ts';
import type { KeyedOrders } from './idempotency-keys.ts';
import { isReturnTo, queryKey, withoutConsent } from './initial-draft.ts';

interface MemoryDeps {
  context: WidgetContext;
  drafts: DraftStorage;
  stored: Partial<StoredDraft>;
  store: OrderFormStore;
  session: WidgetSession;
  /** Ends the session and empties the form. */
  endSession(): void;
}

/**
 * Returns a plus sign and the dial code of the visitor's country: from the bootstrap document, else from storage, else
 * from the server. Returns `+1` if the country is unknown.
 */
const loadDefaultPhone = async ({ client, storage, site }: WidgetContext): Promise<string> => {
  const known = rememberDialCode(storage, site);
  if (known) return `+${known}`;
  const { payload } = await client.send(location);
  return `+${(payload && rememberDialCode(storage, payload)) ?? 1}`;
};

/** Prefills an empty phone with the dial code and returns the prefilled value. */
const createPhoneDefault = (context: WidgetContext, { store }: WidgetSession) => {
  let prefilled = '';
  const prefillPhone = async () => {
    const phone = await loadDefaultPhone(context).catch(() => '');
    prefilled = phone;
    store.dialCode = phone.slice(1) || store.dialCode;
    store.registration.phone ||= phone;
  };
  return { fill: prefillPhone, isTyped: (phone: string) => phone !== prefilled };
};

/**
 * Fills the registration form with the stored values that are texts. Another script or an older version may have stored
 * other types.
 */
const restorePerson = ({ registration }: WidgetSession['store'], person: unknown) => {
  const fields: UnknownFields = Object(person);
  for (const [field, text] of Object.entries(fields))
    if (field in registration && typeof text === 'string') Object.assign(registration, { [field]: text });
};

/**
 * Restores the folded parts after a reload or a return to the page and, in template m3_d1, the step. In a fresh form whose
 * query names a paper type, the card of the paper starts folded.
 */
const restoreView = (context: WidgetContext, stored: Partial<StoredDraft>, store: OrderFormStore) => {
  if (isReturnTo(context, stored) && Array.isArray(stored.folded)) {
    store.folded = stored.folded;
    if (stored.activeStep === 2 && context.options.template === 'm3_d1') {
      store.activeStep = 2;
      context.emit('step', { step: 2 });
    }
  } else if (context.query.has('typeId')) store.folded.push('paper');
};

interface PageLife {
  /** Called when the page may be closed. Unsaved data must be stored before the call returns. */
  leave(): void;
  /** Called when the browser restores the page from its back/forward cache. */
  comeBack(): void;
}

/** Subscribes to the page's life cycle; does nothing on the server. Returns the unsubscribe function. */
const subscribeToPageLife = ({ leave, comeBack }: PageLife): (() => void) => {
  const page = typeof window === 'undefined' ? undefined : window;
  const comeBackIfStored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) comeBack();
  };
  page?.addEventListener('pagehide', leave);
  page?.addEventListener('pageshow', comeBackIfStored);
  page?.document.addEventListener('visibilitychange', leave);
  return () => {
    page?.removeEventListener('pagehide', leave);
    page?.removeEventListener('pageshow', comeBackIfStored);
    page?.document.removeEventListener('visibilitychange', leave);
  };
};

/** Creates the memory of a form. It keeps typed values through reloads, failed calls and lost connections. */
export const createFormMemory = (deps: MemoryDeps) => {
  const { context, drafts, stored, store, session, endSession } = deps;
  restorePerson(session.store, stored.person);
  const phoneDefault = createPhoneDefault(context, session);
  let keyedOrder: KeyedOrder | null = isKeyedOrder(stored.attempt) ? stored.attempt : null;
  // Offers a placed order in every tab until it is paid.
  if (typeof stored.order?.code === 'string') store.order = stored.order;

  restoreView(context, stored, store);

  const asked = queryKey(context);
  const current = (): StoredDraft => {
    const { password, repeatPassword, ...person } = session.store.registration;
    if (!phoneDefault.isTyped(person.phone)) person.phone = '';
    const { activeStep, folded, order } = store;
    return {
      draft: withoutConsent(store.draft),
      asked,
      person,
      attempt: keyedOrder,
      order,
      activeStep,
      folded: [...folded],
    };
  };
  const writer = drafts.saveOnChange([store, session.store], current);
  const shared = shareSession(session, context, () => {
    endSession();
    writer.forget();
  });
  const unsubscribe = subscribeToPageLife({ leave: writer.flush, comeBack: shared.update });
  const keyedOrders: KeyedOrders = {
    get current() {
      return keyedOrder;
    },
    store: (next) => {
      keyedOrder = next;
      writer.flush();
    },
  };
  // Another customer gets the draft, but not the placed order and the phone.
  const changePerson = () => {
    dropOrder(store);
    setFields(store.bonus, { balance: 0, isUsed: false });
    keyedOrders.store(null);
    void phoneDefault.fill();
  };
  void phoneDefault.fill();
  const stop = () => {
    shared.stop();
    unsubscribe();
    writer.stop();
  };
  // `forget` is called when the order is being paid. `logout` ends the draft in all tabs.
  return { keyedOrders, changePerson, forget: writer.forget, logout: shared.logout, stop };
};
