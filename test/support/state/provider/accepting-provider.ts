import { createClient } from '../../../../src/api/client.ts';
import { transfer } from '../../../../src/api/upload.ts';
import { validToken } from '../../../../src/state/session/session-token.ts';
import { createStorage } from '../../../../src/tracking/storage.ts';
import { ada, type Scenario, token } from '../fixture-context.ts';
import { openForm } from '../fixture-order-form.ts';
import { json, type ReceivedRequest, type Responder, startProvider } from './provider.ts';

const price = { basePriceConverted: 11.96, totalPriceConverted: 11.96, bonusPriceConverted: 0.6 };
const noContent: Responder = (response) => response.writeHead(204).end();

/** Breaks the connection without a response. The server may have handled the request before. */
export const brokenConnection: Responder = (response) => response.destroy();

/** Creates a refusal in the server's format. */
export const refusal = (property: string, message: string, status = 422) =>
  json([{ property, message }], status);

const formText = ({ form }: ReceivedRequest) => JSON.stringify([...form]);

/**
 * Creates a handler of orders like the server's: one order for each idempotency key, and 409 for another body with the same
 * key.
 */
const createOrderIntake = () => {
  const orders = new Map<string, { body: string; code: string }>();
  const acceptOrder: Responder = (response, arrived) => {
    const key = String(arrived.headers['idempotency-key']);
    const earlierOrder = orders.get(key);
    if (earlierOrder && earlierOrder.body !== formText(arrived))
      return refusal('', 'Another order has this key', 409)(response, arrived);
    const code = earlierOrder?.code ?? `O-${orders.size + 1}`;
    orders.set(key, { body: formText(arrived), code });
    const paymentSystemId = Number(arrived.form.get('paymentSystemId'));
    json({ code, paymentSystemId }, 201)(response, arrived);
  };
  return { orders, acceptOrder };
};

/** Starts a local provider that accepts every call. A test can replace the answers of a path. */
export const startAcceptingProvider = async () => {
  const provider = await startProvider();
  const orderIntake = createOrderIntake();
  const answers: Record<string, Responder> = {
    '/order/calculate-total-price': json({ ...price, currencyId: 1, discount: null }),
    '/order/validation': noContent,
    '/identity': json(ada),
    '/registration': json({ token }, 201),
    '/login': json({ token }),
    '/login-token/hand-off': json({ token: 'once' }),
    '/location': json({ countryCode: null, dialCode: null }),
    '/order': orderIntake.acceptOrder,
  };
  const pathOf = ({ url }: ReceivedRequest) => url.replace(/^\/v1\/client|\?.*$/g, '');
  provider.answer((response, arrived) =>
    (answers[pathOf(arrived)] ?? refusal('', 'unknown', 404))(response, arrived),
  );
  /** Returns the requests to a path, in the sequence of their arrival. */
  const requestsTo = (path: string) =>
    provider.receivedRequests.filter((request) => pathOf(request) === path);
  /** Sets the next answers of a path. Later answers are not changed. */
  const answerNext = (path: string, ...next: Responder[]) => {
    const usualResponder = answers[path] ?? noContent;
    answers[path] = (response, arrived) => {
      const answer = next.shift() ?? usualResponder;
      answer(response, arrived);
    };
  };
  /**
   * Lets the server handle the next request to a path, and replaces its response with `replacement`, by default a broken
   * connection.
   */
  const loseResponseOf = (path: string, replacement = brokenConnection) => {
    const usualResponder = answers[path] ?? noContent;
    answerNext(path, (response, arrived) => {
      const replacedResponse = Object.assign(Object.create(response), {
        writeHead: () => replacedResponse,
        end: () => replacement(response, arrived),
      });
      usualResponder(replacedResponse, arrived);
    });
  };
  return { ...provider, answers, requestsTo, answerNext, loseResponseOf, orders: orderIntake.orders };
};

export type AcceptingProvider = Awaited<ReturnType<typeof startAcceptingProvider>>;

/**
 * Creates the state of an order form with the real client, until the test ends. With the storage of another form, it plays that
 * page after a reload.
 */
export const openClientForm = (provider: AcceptingProvider, scenario: Scenario = {}) => {
  const storage = scenario.storage ?? createStorage('test:');
  const client = createClient({
    apiBase: provider.address,
    identity: 'my.example.com',
    token: () => validToken(storage, (scenario.now ?? Date.now)()),
    transfer,
  });
  const page = openForm({ ...scenario, storage }, client);
  const fill = (tab: 'registration' | 'login', values: Record<string, string>) => {
    page.session.showTab(tab);
    for (const [field, value] of Object.entries(values)) page.session.edit(tab, field, value);
  };
  return { ...page, storage, fill };
};
