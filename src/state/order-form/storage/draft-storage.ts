import { subscribe } from 'valtio/vanilla';
import type { CreatedOrder } from '../../../api/resources.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { OrderDraft } from '../../../order/vocabulary/fields.ts';
import type { SafeStorage } from '../../../tracking/storage.ts';
import type { WidgetContext } from '../../page/context.ts';
import type { RegistrationForm } from '../../session/session-store.ts';

/** 24 hours. */
const lifetimeMs = 86_400_000;
/** The draft is stored after this time without a change. */
const saveDelayMs = 300;

/**
 * One attempt to create an order. Every body sent under its idempotency key is kept until the server has answered, because
 * each of them may have become the order.
 */
export interface OrderAttempt {
  key: string;
  bodies: string[];
  /** True if the server has acknowledged the order of the only body. */
  isAnswered: boolean;
}

/** Returns whether a stored value is an attempt. Another script may have changed it. */
export const isOrderAttempt = (stored: unknown): stored is OrderAttempt => {
  const { key, bodies }: UnknownFields = Object(stored);
  return (
    /^[\w-]{36}$/.test(String(key)) &&
    Array.isArray(bodies) &&
    bodies.every((body) => typeof body === 'string')
  );
};

/** Stored values of a form: everything typed except passwords, and files by name only. */
export interface StoredDraft {
  draft: Partial<OrderDraft>;
  /** The query of the page at that time, as `askedBy` writes it. */
  asked: string;
  person: Omit<RegistrationForm, 'password' | 'repeatPassword'>;
  attempt: OrderAttempt | null;
  /** The last order placed in any tab. Every visit offers its payment until the server says that nothing is due. */
  order: CreatedOrder | null;
  /** The step, and the folded cards of template m3_d1. */
  activeStep: 1 | 2;
  folded: string[];
}

interface DraftWriter {
  /** Stores pending changes at once. */
  flush(): void;
  /** Deletes the stored draft, not the order. The next change is stored again. */
  forget(): void;
  stop(): void;
}

export interface DraftStorage {
  /** Returns the stored values. Any part may be missing, because another script may have changed them. */
  read(): Partial<StoredDraft>;
  /** Stores the values soon after each change of `watched`. */
  follow(watched: readonly object[], current: () => StoredDraft): DraftWriter;
}

/**
 * Creates the storage of one form, which `form` identifies. Each tab keeps a draft of its own, so that no tab overwrites the
 * words of another one. A fresh tab reads the draft that any tab has stored last.
 */
export const createDraftStorage = (
  { storage, tabStorage, now }: Pick<WidgetContext, 'storage' | 'tabStorage' | 'now'>,
  form: string,
): DraftStorage => {
  const key = `draft:${form}`;
  // Apart from the draft, because a tab that has placed no order stores its draft, too.
  const orderKey = `order:${form}`;
  const readFrom = (area: SafeStorage, name = key) => {
    const stored = area.get<Partial<StoredDraft> & { savedAt: number }>(name);
    if (!stored) return null;
    if (now() - stored.savedAt < lifetimeMs) return stored;
    area.remove(name);
    return null;
  };
  const read = () => ({
    ...(readFrom(tabStorage) ?? readFrom(storage)),
    ...readFrom(storage, orderKey),
  });
  const write = ({ order, ...values }: Partial<StoredDraft>) => {
    for (const area of [tabStorage, storage]) area.set(key, { ...values, savedAt: now() });
  };
  const follow: DraftStorage['follow'] = (watched, current) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Skips an untouched form, an order that is being paid, and values that are already stored.
    let known = JSON.stringify(current());
    let knownCode = current().order?.code;
    const saveOrder = () => {
      const { order } = current();
      if (order?.code === knownCode) return;
      knownCode = order?.code;
      storage.set(orderKey, order && { order, savedAt: now() });
    };
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const text = JSON.stringify(current());
      if (text === known) return;
      known = text;
      saveOrder();
      write(current());
    };
    const saveSoon = () => {
      timer ??= setTimeout(flush, saveDelayMs);
    };
    const forget = () => {
      known = JSON.stringify(current());
      saveOrder();
      write({});
    };
    const unsubscribers = watched.map((part) => subscribe(part, saveSoon));
    const stop = () => {
      flush();
      for (const end of unsubscribers) end();
    };
    return { flush, forget, stop };
  };
  return { read, follow };
};
