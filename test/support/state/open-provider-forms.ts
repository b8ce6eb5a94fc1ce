import type { Test } from 'uvu';
import type { Result } from '../../../src/api/result.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import {
  type Answers,
  createServer,
  loggedInStorage,
  offline,
  ok,
  refused,
  type Scenario,
} from './fixture-context.ts';
import { acceptingAnswers, openForm } from './fixture-order-form.ts';

/** Creates orders like the server: one for each idempotency key, and 409 for another body with the same key. */
const createOrderIntake = () => {
  const orders = new Map<string, { body: string; code: string }>();
  const createOrder: Answers['createOrder'] = ({ payload, headers }) => {
    const key = String(headers['idempotency-key']);
    const body = JSON.stringify(payload);
    const { code, body: earlierBody } = orders.get(key) ?? { code: `O-${orders.size + 1}`, body };
    if (earlierBody !== body) return refused('', 'Another order has this key', 409);
    orders.set(key, { body, code });
    return ok({ code, paymentSystemId: payload.paymentSystemId }, 201);
  };
  return { orders, createOrder };
};

/** Plays a provider anew for each test of a suite. All order forms of the test send their calls to it. */
export const openProviderForms = (suite: Pick<Test, 'before'>) => {
  let server: ReturnType<typeof createServer>;
  let orders: ReturnType<typeof createOrderIntake>['orders'];
  let page: ReturnType<typeof openBeside>;
  suite.before.each(() => {
    const intake = createOrderIntake();
    orders = intake.orders;
    server = createServer({ ...acceptingAnswers, createOrder: intake.createOrder });
  });
  /** Opens a form beside the present one. With the storage of another form, it plays that page after a reload. */
  const openBeside = (scenario: Scenario = {}) => {
    const storage = scenario.storage ?? createStorage('test:');
    return { ...openForm({ ...scenario, storage, server }), storage };
  };
  const open = (scenario?: Scenario) => {
    page = openBeside(scenario);
    return page;
  };
  /** Sets the next answers of a call. Later answers are not changed. */
  const answerNext = (name: keyof Answers, ...next: Result<unknown>[]) => {
    const usual = server.answers[name];
    server.answers[name] = (sent) => next.shift() ?? usual?.(sent) ?? offline;
  };
  /** Lets the provider handle the next request of an order, and loses its answer, or replaces it. */
  const loseOrderAnswer = (replacement = offline) => {
    const { createOrder } = server.answers;
    server.answers.createOrder = async (sent) => {
      Object.assign(server.answers, { createOrder });
      await createOrder?.(sent);
      return replacement;
    };
  };
  return {
    get answers() {
      return server.answers;
    },
    get orders() {
      return orders;
    },
    get page() {
      return page;
    },
    open,
    openBeside,
    answerNext,
    loseOrderAnswer,
    requestsOf: (name: keyof Answers) => server.requestsOf(name),
    /** Places the order of a logged-in customer, whose answer is lost. */
    placeLostOrder: async (replacement?: Result<unknown>) => {
      open({ storage: loggedInStorage() });
      await page.goToStepTwo();
      loseOrderAnswer(replacement);
      await page.form.proceed();
    },
    /** Plays a reload of the page, with the same storage. */
    reload: () => {
      page.form.destroy();
      open({ storage: page.storage });
    },
    /** Returns the idempotency keys of the sent orders. */
    idempotencyKeys: () => server.requestsOf('createOrder').map(({ headers }) => headers['idempotency-key']),
    /** Returns the query of the last address that the page has opened. */
    lastUrlQuery: () =>
      Object.fromEntries(new URL(page.observed.openedUrls.at(-1) ?? 'about:blank').searchParams),
  };
};
