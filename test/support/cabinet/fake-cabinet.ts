import { proxy } from 'valtio/vanilla';
import type { Attachment } from '../../../src/api/resources/client.ts';
import type { Order } from '../../../src/api/resources/order.ts';
import { httpFailure, type Result } from '../../../src/api/result.ts';
import type { Cabinet } from '../../../src/cabinet/context/cabinet-context.ts';
import { createDrafts } from '../../../src/cabinet/context/form-store.ts';
import { firstSession } from '../../../src/cabinet/context/session-facts.ts';
import { english } from '../../../src/languages/translator.ts';
import type { Bootstrap } from '../../../src/order/vocabulary/site.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { orderedEssay } from '../order/fixture-ordered-paper.ts';
import { fixtureSite } from '../order/fixture-site.ts';
import { type Answers, createServer, createTab, ok, sentRequest } from '../state/fixture-context.ts';

export { type Answers, ok, type SentRequest } from '../state/fixture-context.ts';

/** Creates a client whose server answers as the test specifies. A call without an answer fails. */
export const fakeClient = (answers: Answers) => createServer(answers, httpFailure(404, []));

/** Creates the session of a cabinet. The answer to `openSession` decides whether it is opened. */
const createSession = (store: Cabinet['store'], answers: Answers): Cabinet['session'] => {
  const openSession = async () => answers.openSession?.(sentRequest('openSession')) ?? ok(null);
  const session: Cabinet['session'] = {
    restore: async () => {
      const result = await openSession();
      if (!result.failed) store.isOpening = false;
      return result;
    },
    open: async (token) => {
      const result = await openSession();
      if (!result.failed) Object.assign(store, { token, owner: '7' });
      return result;
    },
    goOn: () => session.restore(),
    refuse: async () => {
      session.close();
      return ok(null);
    },
    enter: async (login) => (login.failed ? login : session.open(login.payload.token)),
    device: () => null,
    close: () => void Object.assign(store, { token: null, owner: null, continueAs: null }),
    dismiss: () => {
      store.isExpired = false;
    },
    withRelogin: (wrapped) => wrapped,
  };
  return session;
};

/** Creates a cabinet whose server answers as the test specifies. */
export const fakeCabinet = (answers: Answers, state: Partial<Cabinet['store']> = {}) => {
  const { client, sent } = fakeClient(answers);
  const store: Cabinet['store'] = proxy({
    ...firstSession(createTab()),
    isOpening: false,
    path: '/',
    pageViews: 0,
    ...state,
  });
  const session = createSession(store, answers);
  const cabinet: Cabinet = {
    store,
    session,
    client,
    directClient: client,
    t: english,
    language: { offered: [], choose: () => {}, note: () => {}, apply: () => null, adopt: () => {} },
    locale: undefined,
    now: Date.now,
    responses: new Map(),
    uploads: new Map(),
    drafts: createDrafts(),
    storage: createStorage(),
    site: async () =>
      ((await answers.bootstrap?.(sentRequest('bootstrap'))) ?? httpFailure(503, [])) as Result<Bootstrap>,
    start: session.restore,
    go: (path) => {
      store.path = path;
    },
  };
  return { cabinet, sent };
};

/** Creates a site that promises free revisions for 14 days. */
export const promisingSite = (): Bootstrap => {
  const site = fixtureSite(1);
  const refundPercents = { beforeWriter: 100, firstHalf: 70, secondHalf: 50 };
  site.config.promises = { revisionDays: 14, refundPercents, latePercent: 100, firstOrderCode: '' };
  return site;
};

/** Creates a delivered file that is not opened yet. */
export const attachment = (changes: Partial<Attachment> = {}): Attachment => ({
  id: 5,
  name: 'Paper.pdf',
  size: 3_000_000,
  createdAt: '2026-11-20T16:05:00+00:00',
  receiverType: 'client',
  isNew: true,
  ...changes,
});

export const order = (changes: Partial<Order> = {}): Order => ({
  ...orderedEssay,
  code: 'O-7K3M9Q',
  statusId: 1,
  bonusPriceConverted: 4.02,
  discountCode: 'WELCOME15',
  discountAmountConverted: 14.17,
  contact: { email: 'ada@example.com', phone: '+15551234567', firstName: 'Ada', lastName: 'Reader' },
  createdAt: '2026-11-20T16:05:00+00:00',
  topic: 'The printed page',
  details: 'Three pages.',
  totalPriceConverted: 80.33,
  chargedCents: 8033,
  refundedCents: null,
  bonusUsedCents: 0,
  newMessages: 0,
  serviceRating: null,
  serviceComment: '',
  writerComment: '',
  revisions: [],
  writerRating: null,
  ...changes,
});
