import { subscribe } from 'valtio/vanilla';
import type { OrderDraft } from '../order/draft.ts';
import type { Prefill } from '../order/prefill.ts';
import type { SafeStorage } from '../tracking/storage.ts';
import type { RegistrationForm } from './session.ts';

/** 24 hours in milliseconds. */
const lifetime = 86_400_000;
/** Milliseconds of silence after which what was typed is written. */
const pause = 300;

/** Everything typed but passwords; files are remembered by name alone (ORD-21). */
export interface StoredDraft {
  savedAt: number;
  draft: Prefill;
  person: Omit<RegistrationForm, 'password' | 'repeatPassword'>;
  /** Names one attempt to create an order, and the body it was made with. */
  attempt: Attempt | null;
}

export interface Attempt {
  key: string;
  body: string;
}

export interface DraftStorage {
  read(): StoredDraft | null;
  /** Writes soon after each change of `watched`, and at once when the page is left. */
  follow(watched: readonly object[], current: () => Omit<StoredDraft, 'savedAt'>): () => void;
  drop(): void;
}

/** Consent to the terms is given anew each time, and the price of a currency is a choice of the moment. */
export const storable = ({ policyAccepted, ...draft }: OrderDraft): Prefill => draft;

export const createDraftStorage = (storage: SafeStorage, site: string, now: () => number): DraftStorage => {
  const key = `draft:${site}`;
  let isDropped = false;
  const read = () => {
    const stored = storage.get<StoredDraft>(key);
    return stored && typeof stored === 'object' && now() - stored.savedAt < lifetime ? stored : null;
  };
  const follow: DraftStorage['follow'] = (watched, current) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isDropped) storage.set(key, { ...current(), savedAt: now() });
    };
    const soon = () => {
      isDropped = false;
      timer ??= setTimeout(write, pause);
    };
    const leave = () => timer && write();
    const stops = watched.map((part) => subscribe(part, soon));
    const page = typeof window === 'undefined' ? undefined : window;
    page?.addEventListener('pagehide', leave);
    page?.document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      for (const stop of stops) stop();
      page?.removeEventListener('pagehide', leave);
      page?.document.removeEventListener('visibilitychange', leave);
    };
  };
  const drop = () => {
    isDropped = true;
    storage.remove(key);
  };
  return { read, follow, drop };
};
