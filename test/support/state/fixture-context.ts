import { signal } from '@preact/signals-core';
import * as calls from '../../../src/api/calls.ts';
import type { Client } from '../../../src/api/client.ts';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import type { Bootstrap, PriceVersion } from '../../../src/order/vocabulary/site.ts';
import type { OptionValues, WidgetContext } from '../../../src/state/page/context.ts';
import type { AnalyticsEvent } from '../../../src/tracking/analytics.ts';
import { createStorage, type SafeStorage } from '../../../src/tracking/storage.ts';
import type { Tracker } from '../../../src/tracking/tracker.ts';
import { fixtureSite } from '../order/fixture-site.ts';

/** Creates the storage of a new tab. */
export const createTab = (values = new Map<string, string>()): SafeStorage => ({
  get: (key) => JSON.parse(values.get(key) ?? 'null'),
  set: (key, value) => void values.set(key, JSON.stringify(value)),
  remove: (key) => void values.delete(key),
});

type CallName = keyof typeof calls;

/** Request that state sent to the fake provider. */
export interface SentRequest {
  name: CallName;
  payload: Record<string, unknown>;
  params: Record<string, string | number>;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
}

type AnswerCall = (sent: SentRequest) => Result<unknown> | Promise<Result<unknown>>;
export type Answers = Partial<Record<CallName, AnswerCall>>;

export interface Scenario {
  version?: PriceVersion;
  query?: string;
  isReturn?: boolean;
  nth?: number;
  options?: Partial<OptionValues>;
  isCabinet?: boolean;
  /** Answers by call; a test may change them at any time. A call without an answer fails as without a connection. */
  answers?: Answers;
  /** Played API that several widgets share, in place of one with `answers`. */
  server?: ReturnType<typeof createServer>;
  site?: (site: Bootstrap) => void;
  storage?: SafeStorage;
  /** Storage of the tab, to play a reload. By default, the tab is new. */
  tabStorage?: SafeStorage;
  now?: () => number;
  /** Returns false if the host page's listeners cancel an event. */
  listenerResult?: (type: string) => boolean;
}

export const ok = <T>(payload: T, status = 200, headers = {}): Result<T> => ({
  payload,
  status,
  headers: new Headers(headers),
});
export const refused = (property: string, message: string, status = 422): Result<unknown> =>
  httpFailure(status, [{ property, message }]);
export const offline: Result<unknown> = failure();

/** Creates the server's answer with a price in dollars. */
export const priced = (total: number, discount: object | null = null, base = total, more = {}) =>
  ok({
    basePriceConverted: base,
    totalPriceConverted: total,
    bonusPriceConverted: 1,
    currencyId: 1,
    discount,
    ...more,
  });

const encodePart = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
export const tokenWith = (claims: object) =>
  `${encodePart({ alg: 'HS256' })}.${encodePart(claims)}.signature`;
/** Creates a token that expires at `exp`, in seconds since 1970. */
export const tokenUntil = (exp: number) => tokenWith({ exp, sub: '1' });
export const token = tokenUntil(4_000_000_000);

/** Creates a storage with the token of a logged-in customer. */
export const loggedInStorage = (stored = token) => {
  const storage = createStorage('test:');
  storage.set('token', stored);
  return storage;
};

export const ada = {
  id: 1,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Reader',
  phone: '+15551234567',
};

const { id: _, ...person } = ada;
/** What Ada types to register. */
export const registrant = {
  ...person,
  password: 'a quiet library',
  repeatPassword: 'a quiet library',
};

const names = new Map<unknown, CallName>(
  Object.entries(calls).map(([name, call]) => [call, name as CallName]),
);

/** Creates the record of a request. */
export const sentRequest = (name: CallName, options: Partial<SentRequest> = {}): SentRequest => ({
  payload: {},
  params: {},
  headers: {},
  signal: undefined,
  onProgress: undefined,
  ...options,
  name,
});

/** Creates a played API, which answers as the test specifies and records the requests. */
export const createServer = (answers: Answers, unanswered = offline) => {
  const sent: SentRequest[] = [];
  const send = async (call: unknown, options?: Partial<SentRequest>): Promise<Result<unknown>> => {
    const name = names.get(call);
    if (!name) throw new Error('a call that is not in the table');
    const request = sentRequest(name, options);
    sent.push(request);
    return answers[name]?.(request) ?? unanswered;
  };
  const requestsOf = (name: CallName) => sent.filter((request) => request.name === name);
  return { client: { send: send as Client['send'] }, answers, sent, requestsOf };
};

const createObserved = () => ({
  emittedEvents: [] as { type: string; detail: object; isCancelable: boolean }[],
  recordedActions: [] as string[],
  /** Results of the actions, in the sequence of `recordedActions`. */
  recordedResults: [] as AnalyticsEvent['result'][],
  openedUrls: [] as string[],
});

/** Creates a tracker that records the actions. Links in the cabinet have no parameters. */
const createTracker = (observed: ReturnType<typeof createObserved>, { isCabinet }: Scenario): Tracker => ({
  linkQuery: (promoId) => (isCabinet ? {} : { promoId: `${promoId}`, affiliateId: 'A7' }),
  origin: () => ({ page: 'https://example.com/order', affiliateId: 'A7' }),
  record: ({ label, action, result }) => {
    observed.recordedActions.push(`${label}: ${action}`);
    observed.recordedResults.push(result);
  },
  destroy: () => {},
});

/** Creates a widget's context without a page and records the widget's actions. */
export const fixtureContext = (scenario: Scenario = {}) => {
  const site = fixtureSite(scenario.version ?? 1);
  scenario.site?.(site);
  const server = scenario.server ?? createServer(scenario.answers ?? {});
  const observed = createObserved();
  const context: WidgetContext = {
    // The element has only `isConnected`, because state uses nothing else of it. Events go through `emit`.
    host: Object.assign(Object.create(null), { isConnected: true }),
    root: null,
    nth: scenario.nth ?? 0,
    nthOfSite: scenario.nth ?? 0,
    skew: signal(0),
    site,
    hosts: {
      site: 'example.com',
      api: 'https://api.example.com',
      cabinet: 'https://my.example.com',
    },
    options: {
      template: 'm1_d1',
      theme: 'default',
      redirect: null,
      version: null,
      rule: null,
      ...scenario.options,
    },
    client: server.client,
    storage: scenario.storage ?? createStorage('test:'),
    tabStorage: scenario.tabStorage ?? createTab(),
    tracker: createTracker(observed, scenario),
    query: new URLSearchParams(scenario.query),
    isReturn: scenario.isReturn ?? false,
    emit: (type, detail, { cancelable: isCancelable = false } = {}) => {
      // The page's other forms hear of a login. An element's event bubbles to the window.
      if (type === 'session' && typeof window !== 'undefined')
        window.dispatchEvent(new CustomEvent('octavo:session', { detail }));
      // Events whose detail is no object are not recorded, because only the loader fires them.
      if (typeof detail === 'object') observed.emittedEvents.push({ type, detail, isCancelable });
      return scenario.listenerResult?.(type) ?? true;
    },
    now: scenario.now ?? Date.now,
    go: (url) => observed.openedUrls.push(url) > 0,
  };
  return { context, server, observed };
};
