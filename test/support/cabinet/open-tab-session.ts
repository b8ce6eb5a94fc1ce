import { httpFailure, type Result } from '../../../src/api/result.ts';
import { firstSession } from '../../../src/cabinet/context/session-facts.ts';
import { createTabSession } from '../../../src/cabinet/context/tab-session.ts';
import { english } from '../../../src/languages/translator.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { tokenWith } from '../state/fixture-context.ts';
import { fakeClient, ok, type SentRequest } from './fake-cabinet.ts';

const hour = 3600;
/** Builds a token as the server does, without a valid signature. */
export const tokenOf = (owner: string, secondsLeft = hour, more = {}) => {
  const iat = Math.floor(Date.now() / 1000);
  return tokenWith({ sub: owner, iat, exp: iat + secondsLeft, ...more });
};

/** Creates the server's answer that opens the session of a customer. */
export const opened = (owner: string) =>
  ok({ token: tokenOf(owner, 900), orderToken: tokenOf(owner), continueAs: null });
/** Answer of the server if no session is open. */
export const ended = httpFailure(401, []);
/** Waits until the calls that an event has caused are answered, which takes one iteration of the event loop. */
export const settled = () => new Promise((done) => setTimeout(done));

/** Opens the session of a tab. `answer` is the server's answer to the call that opens the session. */
export const openTabSession = async (
  answer: (sent: SentRequest) => Result<unknown>,
  stored: string | null = null,
) => {
  const storage = createStorage();
  storage.set('token', stored);
  const { client, sent } = fakeClient({
    openSession: (options) => answer(options),
    leaveSession: () => ok(null, 204),
  });
  const store = firstSession(storage);
  let others = 0;
  const onOwnerChange = () => {
    others += 1;
  };
  const questions: string[] = [];
  const confirm = (question = '') => {
    questions.push(question);
    return questions.length > 1;
  };
  const page = Object.assign(new EventTarget(), { confirm });
  const created = createTabSession({
    store,
    storage,
    page,
    client,
    onOwnerChange,
    onLanguage: () => () => {},
    t: english,
  });
  await created.restore();
  /** Dispatches the storage event that another tab's change of the token causes. */
  const changeElsewhere = async (token: string | null) => {
    storage.set('token', token);
    page.dispatchEvent(new StorageEvent('storage', { key: 'octavo:token' }));
    await settled();
  };
  return { ...created, store, storage, sent, page, questions, changeElsewhere, countOthers: () => others };
};
