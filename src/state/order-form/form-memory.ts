import type { WidgetContext } from '../page/context.ts';
import { followPage } from '../page/page-life.ts';
import type { Session } from '../session/session.ts';
import { shareSession } from '../session/session-sharing.ts';
import { loadDefaultPhone } from './default-phone.ts';
import { type Attempt, type DraftStorage, isAttempt, type StoredDraft } from './draft-storage.ts';
import type { Attempts } from './idempotency-keys.ts';
import { askedBy, storable } from './initial-draft.ts';
import type { OrderFormStore } from './order-form-store.ts';

interface MemoryDeps {
  context: WidgetContext;
  drafts: DraftStorage;
  stored: Partial<StoredDraft> | null;
  store: OrderFormStore;
  session: Session;
}

export interface FormMemory {
  attempts: Attempts;
  /** The order is on its way to be paid: nothing of it but its code needs to survive a reload. */
  forget(): void;
  /** Somebody else may order from here: the paper stays, orders and phone of whoever left go. */
  changePerson(): void;
  stop(): void;
}

/** Puts the dial code where no phone has been typed, and tells what it put there. */
const createPhoneDefault = (context: WidgetContext, { store }: Session) => {
  let put = '';
  const fill = async () => {
    const phone = await loadDefaultPhone(context).catch(() => '');
    put = phone;
    store.registration.phone ||= phone;
  };
  return { fill, isTyped: (phone: string) => phone !== put };
};

/** What of a stored person is text: another script, or an older version of this one, may have written it. */
const restorePerson = ({ registration }: Session['store'], person: unknown) => {
  for (const [field, text] of Object.entries(Object(person)))
    if (field in registration && typeof text === 'string') Object.assign(registration, { [field]: text });
};

/** Keeps what is typed through reloads, failed calls and lost connections (ORD-21). */
export const createFormMemory = ({ context, drafts, stored, store, session }: MemoryDeps): FormMemory => {
  restorePerson(session.store, stored?.person);
  const phoneDefault = createPhoneDefault(context, session);
  let attempt: Attempt | null = isAttempt(stored?.attempt) ? stored.attempt : null;
  // One that stands but was left before its files were sent and it was paid is told of to whoever comes again.
  if ((context.isReturn || attempt?.isAnswered) && typeof stored?.order?.code === 'string')
    store.order = stored.order;

  const asked = askedBy(context);
  const current = (): StoredDraft => {
    const { password, repeatPassword, ...person } = session.store.registration;
    if (!phoneDefault.isTyped(person.phone)) person.phone = '';
    return { draft: storable(store.draft), asked, person, attempt, order: store.order };
  };
  const writer = drafts.follow([store, session.store], current);
  const unshare = shareSession(session);
  const unfollow = followPage({ leave: writer.flush, comeBack: () => void session.restore() });
  const attempts: Attempts = {
    get current() {
      return attempt;
    },
    keep: (next) => {
      attempt = next;
      writer.flush();
    },
  };
  const changePerson = () => {
    Object.assign(store, { order: null, isOrderCurrent: false, submitSucceeded: false });
    Object.assign(store.bonus, { balance: 0, isUsed: false });
    attempts.keep(null);
    void phoneDefault.fill();
  };
  void phoneDefault.fill();
  const stop = () => {
    unshare();
    unfollow();
    writer.stop();
  };
  return { attempts, forget: writer.forget, changePerson, stop };
};
