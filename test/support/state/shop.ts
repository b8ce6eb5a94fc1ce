import { createClient } from '../../../src/api/client.ts';
import { createOrderForm } from '../../../src/state/create-order-form.ts';
import { validToken } from '../../../src/state/session/session-token.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { ada, fixtureContext, token, type Wishes } from './fixture-context.ts';
import { type Answering, type Arrived, json, startProvider } from './provider.ts';

const price = { basePriceConverted: 11.96, totalPriceConverted: 11.96, bonusPriceConverted: 0.6 };
const nothing: Answering = (response) => response.writeHead(204).end();

/** The connection breaks before a response arrives; the server may have done its work. */
export const lost: Answering = (response) => response.destroy();

/** A refusal in the server's format. */
export const refusal = (property: string, message: string, status = 422) =>
  json([{ property, message }], status);

const textOf = ({ form }: Arrived) => JSON.stringify([...form]);

/** Accepts orders like the server: one for each idempotency key, 409 for another body under the same key. */
const createTill = () => {
  const orders = new Map<string, { body: string; code: string }>();
  const take: Answering = (response, arrived) => {
    const key = String(arrived.headers['idempotency-key']);
    const known = orders.get(key);
    if (known && known.body !== textOf(arrived))
      return refusal('', 'Another order has this key', 409)(response, arrived);
    const code = known?.code ?? `O-${orders.size + 1}`;
    orders.set(key, { body: textOf(arrived), code });
    const paymentSystemId = Number(arrived.form.get('paymentSystemId'));
    json({ code, paymentSystemId }, 201)(response, arrived);
  };
  return { orders, take };
};

/** Starts a local provider that accepts everything; a test can replace the answer of a path. */
export const openShop = async () => {
  const provider = await startProvider();
  const till = createTill();
  const answers: Record<string, Answering> = {
    '/order/calculate-total-price': json({ ...price, currencyId: 1, discount: null }),
    '/order/validation': nothing,
    '/identity': json(ada),
    '/registration': json({ token }, 201),
    '/login': json({ token }),
    '/login-token/hand-off': json({ token: 'once' }),
    '/location': json({ countryCode: null, dialCode: null }),
    '/order': till.take,
  };
  const pathOf = ({ url }: Arrived) => url.replace(/^\/v1\/client|\?.*$/g, '');
  provider.answer((response, arrived) =>
    (answers[pathOf(arrived)] ?? refusal('', 'unknown', 404))(response, arrived),
  );
  /** Requests to one path, in the order of their arrival. */
  const asked = (path: string) => provider.arrived.filter((one) => pathOf(one) === path);
  /** Sets the next answer of a path; later answers stay as before. */
  const once = (path: string, ...next: Answering[]) => {
    const usual = answers[path] ?? nothing;
    answers[path] = (response, arrived) => {
      const answer = next.shift() ?? usual;
      answer(response, arrived);
    };
  };
  /** The server does its work, and `instead` arrives in place of its response, or nothing. */
  const loseAnswerOf = (path: string, instead = lost) => {
    const usual = answers[path] ?? nothing;
    once(path, (response, arrived) => {
      const unheard = Object.assign(Object.create(response), {
        writeHead: () => unheard,
        end: () => instead(response, arrived),
      });
      usual(unheard, arrived);
    });
  };
  return { ...provider, answers, asked, once, loseAnswerOf, orders: till.orders };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Creates an order form on the real client. The storage of another form makes it the same page after a reload. */
export const visit = (shop: Shop, wishes: Wishes = {}) => {
  const storage = wishes.storage ?? createStorage('test:');
  const { context, heard } = fixtureContext({ ...wishes, storage });
  const client = createClient({
    apiBase: shop.address,
    identity: 'my.example.com',
    token: () => validToken(storage, context.now()),
  });
  const form = createOrderForm({ ...context, client });
  const { store, session } = form;
  const write = () => {
    form.edit('topic', 'Margins ');
    form.edit('details', 'Three pages on margins');
  };
  /** Goes to step 2 with the terms accepted. */
  const arrive = async () => {
    write();
    await form.checkout();
    form.edit('policyAccepted', true);
  };
  const fill = (tab: 'registration' | 'login', values: Record<string, string>) => {
    session.showTab(tab);
    for (const [field, value] of Object.entries(values)) session.edit(tab, field, value);
  };
  return { form, store, session, storage, heard, write, arrive, fill };
};

export const person = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Reader',
  phone: '+15551234567',
  password: 'a quiet library',
  repeatPassword: 'a quiet library',
};
