import { subscribe } from 'valtio/vanilla';
import type { CreatedOrder } from '../../../api/resources/client.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { OrderDraft } from '../../../order/vocabulary/fields.ts';
import type { SafeStorage } from '../../../tracking/storage.ts';
import type { WidgetContext } from '../../page/context.ts';
import { lastLogout } from '../../session/session-sharing.ts';
import type { RegistrationValues } from '../../session/session-store.ts';

/** 24 hours. A draft that is older, or from before the last logout, is ignored. */
export const draftLifetimeMs = 86_400_000;
/** Time after a change at which the draft is stored, with all further changes until then. */
const saveDelayMs = 300;

/**
 * An order under its idempotency key. It lists every body that was sent under the key, because any of them may have
 * become the order until the server answers.
 */
export interface KeyedOrder {
  key: string;
  bodies: string[];
  /** True if `bodies` has one entry and the server has acknowledged it as an order. */
  isAnswered: boolean;
}

/** Returns whether a stored value has the shape of a `KeyedOrder`. Another script may have changed it. */
export const isKeyedOrder = (stored: unknown): stored is KeyedOrder => {
  const { key, bodies }: UnknownFields = Object(stored);
  return (
    /^[\w-]{36}$/.test(String(key)) &&
    Array.isArray(bodies) &&
    bodies.every((body) => typeof body === 'string')
  );
};

/** Values of a form that survive a reload: all typed values except passwords. Of files, only names and sizes are stored. */
export interface StoredDraft {
  draft: Partial<OrderDraft>;
  /** Text of the page's query at the time of storing, as `queryKey` returns it. */
  asked: string;
  person: Omit<RegistrationValues, 'password' | 'repeatPassword'>;
  /** The sent order with its idempotency key. Its stored name is older, and drafts in browsers have it. */
  attempt: KeyedOrder | null;
  /** The last order that any tab has placed. Each visit offers its payment until the server says that nothing is due. */
  order: CreatedOrder | null;
  /** The step, and the folded parts of step one. */
  activeStep: 1 | 2;
  folded: string[];
}

/**
 * Creates the storage of one form; `form` identifies it. Each tab has its own draft, so that no tab overwrites the
 * texts of another one. A new tab starts with the draft that was stored last in any tab.
 */
export const createDraftStorage = (
  { storage, tabStorage, now }: Pick<WidgetContext, 'storage' | 'tabStorage' | 'now'>,
  form: string,
) => {
  const key = `draft:${form}`;
  // The order is stored separately, because tabs that have placed no order store drafts, too.
  const orderKey = `order:${form}`;
  const readFrom = (area: SafeStorage, name = key) => {
    const stored = area.get<Partial<StoredDraft> & { savedAt: number }>(name);
    if (!stored) return null;
    const isUnexpired = Math.abs(now() - stored.savedAt) < draftLifetimeMs;
    if (isUnexpired && stored.savedAt >= lastLogout({ storage, now })) return stored;
    area.remove(name);
    return null;
  };
  /** Returns the stored values. Any part may be missing, because another script may have changed them. */
  const read = (): Partial<StoredDraft> => ({
    ...(readFrom(tabStorage) ?? readFrom(storage)),
    ...readFrom(storage, orderKey),
  });
  const writeDraft = ({ order, ...values }: Partial<StoredDraft>) => {
    for (const area of [tabStorage, storage]) area.set(key, { ...values, savedAt: now() });
  };
  /** Stores the values that `current` returns, soon after each change of `watched`. */
  const saveOnChange = (watched: readonly object[], current: () => StoredDraft) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Text of the values that need no storing: those of an untouched form, of an order that is being paid, or those
    // stored last.
    let known = JSON.stringify(current());
    let knownCode = current().order?.code;
    const saveOrder = () => {
      const { order } = current();
      if (order?.code === knownCode) return;
      knownCode = order?.code;
      storage.set(orderKey, order && { order, savedAt: now() });
    };
    /** Stores pending changes at once. */
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const text = JSON.stringify(current());
      if (text === known) return;
      known = text;
      saveOrder();
      writeDraft(current());
    };
    const saveSoon = () => {
      timer ??= setTimeout(flush, saveDelayMs);
    };
    /** Deletes the stored draft but keeps the order. The next change stores a draft again. */
    const forget = () => {
      known = JSON.stringify(current());
      saveOrder();
      writeDraft({});
    };
    const unsubscribers = watched.map((part) => subscribe(part, saveSoon));
    const stop = () => {
      flush();
      for (const end of unsubscribers) end();
    };
    return { flush, forget, stop };
  };
  return { read, saveOnChange };
};

export type DraftStorage = ReturnType<typeof createDraftStorage>;
