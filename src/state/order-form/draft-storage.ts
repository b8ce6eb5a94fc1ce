import { subscribe } from 'valtio/vanilla';
import type { CreatedOrder } from '../../api/resources.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import type { RegistrationForm } from '../session/session-store.ts';

/** 24 hours in milliseconds. */
const lifetime = 86_400_000;
/** Milliseconds of silence after which what was typed is written. */
const pause = 300;

/**
 * One attempt to create an order. Every body sent under its key is kept until the server has answered: any of them
 * may be the order that it made.
 */
export interface Attempt {
  key: string;
  bodies: string[];
  /** The order of the only body stands. */
  isAnswered: boolean;
}

/** Another script may have been at it, and what is no key cannot be sent as one. */
export const isAttempt = (stored: unknown): stored is Attempt => {
  const { key, bodies } = Object(stored);
  return /^[\w-]{36}$/.test(key) && Array.isArray(bodies) && bodies.every((body) => typeof body === 'string');
};

/** Everything typed but passwords; files are remembered by name alone (ORD-21). */
export interface StoredDraft {
  draft: Partial<OrderDraft>;
  /** What the query asked for where it was typed, as `askedBy` writes it. */
  asked: string;
  person: Omit<RegistrationForm, 'password' | 'repeatPassword'>;
  attempt: Attempt | null;
  /** The last one that was placed here: whoever comes back from its payment page is told of it. */
  order: CreatedOrder | null;
}

export interface DraftWriter {
  /** Writes what has changed, now. */
  flush(): void;
  /** Drops what is stored but the order; the next change is stored again. */
  forget(): void;
  stop(): void;
}

export interface DraftStorage {
  /** In parts: an order that is being paid stands alone, and another script may have been at it. */
  read(): Partial<StoredDraft> | null;
  /** Writes soon after each change of `watched`. */
  follow(watched: readonly object[], current: () => StoredDraft): DraftWriter;
}

/** What one form keeps; `form` tells it from all others, `now` gives epoch milliseconds. */
export const createDraftStorage = (storage: SafeStorage, form: string, now: () => number): DraftStorage => {
  const key = `draft:${form}`;
  const read = () => {
    const stored = storage.get<Partial<StoredDraft> & { savedAt: number }>(key);
    if (!stored) return null;
    if (now() - stored.savedAt < lifetime) return stored;
    storage.remove(key);
    return null;
  };
  const follow: DraftStorage['follow'] = (watched, current) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is stored already, or not worth storing: an untouched form, an order on its way to be paid.
    let known = JSON.stringify(current());
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const text = JSON.stringify(current());
      if (text === known) return;
      known = text;
      storage.set(key, { ...current(), savedAt: now() });
    };
    const soon = () => {
      timer ??= setTimeout(flush, pause);
    };
    const forget = () => {
      known = JSON.stringify(current());
      storage.set(key, { order: current().order, savedAt: now() });
    };
    const stops = watched.map((part) => subscribe(part, soon));
    const stop = () => {
      flush();
      for (const end of stops) end();
    };
    return { flush, forget, stop };
  };
  return { read, follow };
};
