import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import type { Deps } from '../../../../src/server/deps.ts';
import { startSmtp } from '../../services/smtp.ts';
import { startFakeStripe } from '../../services/stripe.ts';
import { type AnyCall, type SignedEvent, sendEvent } from '../send.ts';
import { startForTest, startServer, type TestServer } from '../start-server.ts';
import { placedOrder } from './delivered-order.ts';

/** Sends a signed Stripe event and waits for its effects; returns the response's status. */
export const deliverEvent = async ({ sendRaw, deps }: TestServer, event: SignedEvent): Promise<number> => {
  const status = await sendEvent(sendRaw, event);
  await deps.background.finished();
  return status;
};

/** Functions of a customer who pays at Stripe. `on` has the customer's token and the code of the order that they act on. */
export const payingCustomer = (server: TestServer, stripe: Awaited<ReturnType<typeof startFakeStripe>>) => {
  const on = { token: '', code: '' };
  const ask = <C extends AnyCall>(call: C, payload: Fields = {}) =>
    server.send(call, { token: on.token, params: { id: on.code }, payload });
  const begin = () => ask(calls.beginPayment);
  const deliver = (event: SignedEvent) => deliverEvent(server, event);
  return {
    on,
    ask,
    begin,
    deliver,
    /** Pays on the payment page; returns its address. */
    pay: async () => {
      server.clock.now += 1000;
      const { url } = (await begin()).body;
      const session = `cs_test_${stripe.sessions.size}`;
      assert.is(await deliver(stripe.message(session, 'checkout.session.completed')), 204);
      return url;
    },
    readOrder: async () => (await ask(calls.order)).body,
    state: async () => (await ask(calls.payment)).body.state,
  };
};

/** Starts, for each test of a suite, a server with local services in place of Stripe and the mail server, and an order. */
export const startWithServices = (suite: Pick<Test, 'before'>, deps: Partial<Deps> = {}) => {
  const stripe = startForTest(suite, startFakeStripe);
  const smtp = startForTest(suite, startSmtp);
  const server = startForTest(suite, () =>
    startServer({ settings: { stripe: stripe.settings, letters: smtp }, deps }),
  );
  const customer = payingCustomer(server, stripe);
  suite.before.each(async () => {
    customer.on.token = await server.register('ada@example.com');
    customer.on.code = await placedOrder(server, customer.on.token);
  });
  /** Sends the letters that are due; returns how many letters have had these words in their subject. */
  const lettersAbout = async (words: string) => {
    server.deps.letterSender.sendSoon();
    await server.deps.background.finished();
    return smtp.acceptedMessages.filter(({ subject }) => subject.includes(words)).length;
  };
  return { ...customer, stripe, smtp, server, lettersAbout };
};
