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

/** Creates a provider that takes orders, with the functions by which a test changes its next answers. */
const createProvider = () => {
  const { orders, createOrder } = createOrderIntake();
  const server = createServer({ ...acceptingAnswers, createOrder });
  const { answers, requestsOf } = server;
  return {
    server,
    orders,
    answers,
    requestsOf,
    /** Sets the next answers of a call. Later answers are not changed. */
    answerNext: (name: keyof Answers, ...next: Result<unknown>[]) => {
      const usual = answers[name];
      answers[name] = (sent) => next.shift() ?? usual?.(sent) ?? offline;
    },
    /** Lets the provider handle the next request of an order, and loses its answer, or replaces it. */
    loseOrderAnswer: (replacement = offline) => {
      const usual = answers.createOrder;
      answers.createOrder = async (sent) => {
        Object.assign(answers, { createOrder: usual });
        await usual?.(sent);
        return replacement;
      };
    },
    /** Returns the idempotency keys of the sent orders. */
    idempotencyKeys: () => requestsOf('createOrder').map(({ headers }) => headers['idempotency-key']),
  };
};

/** Plays a provider anew for each test of a suite. All order forms of the test send their calls to it. */
export const openProviderForms = (suite: Pick<Test, 'before'>) => {
  const provider: ReturnType<typeof createProvider> = Object({});
  suite.before.each(() => void Object.assign(provider, createProvider()));
  /** Opens a form beside the present one. With the storage of another form, it plays that page after a reload. */
  const openBeside = (scenario: Scenario = {}) => {
    const storage = scenario.storage ?? createStorage('test:');
    return { ...openForm({ ...scenario, storage, server: provider.server }), storage };
  };
  const present: { page: ReturnType<typeof openBeside> } = Object({});
  const open = (scenario?: Scenario) => {
    stage.page = openBeside(scenario);
    return stage.page;
  };
  const stage = Object.assign(provider, present, {
    open,
    openBeside,
    /** Places the order of a logged-in customer, whose answer is lost. */
    placeLostOrder: async (replacement?: Result<unknown>) => {
      const page = open({ storage: loggedInStorage() });
      await page.goToStepTwo();
      provider.loseOrderAnswer(replacement);
      await page.form.proceed();
    },
    /** Plays a reload of the page, with the same storage. */
    reload: () => {
      stage.page.form.destroy();
      open({ storage: stage.page.storage });
    },
    /** Returns the query of the last address that the page has opened. */
    lastUrlQuery: () =>
      Object.fromEntries(new URL(stage.page.observed.openedUrls.at(-1) ?? 'about:blank').searchParams),
  });
  return stage;
};
