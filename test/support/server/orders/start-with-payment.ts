import type { Test } from 'uvu';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import type { Deps } from '../../../../src/server/deps.ts';
import { startSmtp } from '../../services/smtp.ts';
import { startFakeStripe } from '../../services/stripe.ts';
import type { AnyCall } from '../send.ts';
import { startForTest, startServer } from '../start-server.ts';
import { deliverEvent, type SignedEvent } from './deliver-event.ts';
import { placedOrder } from './delivered-order.ts';

/**
 * Starts, for each test of a suite, a server with local services in place of Stripe and the mail server. `on` has the token of a
 * customer and the code of the order that the functions act on.
 */
export const startWithServices = (suite: Pick<Test, 'before'>, deps: () => Partial<Deps> = () => ({})) => {
  const stripe = startForTest(suite, startFakeStripe);
  const smtp = startForTest(suite, startSmtp);
  const server = startForTest(suite, () =>
    startServer({ settings: { stripe: stripe.settings, letters: smtp }, deps: deps() }),
  );
  const on = { token: '', code: '' };
  suite.before.each(async () => {
    on.token = await server.register('ada@example.com');
    on.code = await placedOrder(server, on.token);
  });
  const ask = <C extends AnyCall>(call: C, payload: Fields = {}) =>
    server.send(call, { token: on.token, params: { id: on.code }, payload });
  const begin = () => ask(calls.beginPayment);
  const deliver = (event: SignedEvent) => deliverEvent(server, event);
  return {
    stripe,
    smtp,
    server,
    on,
    ask,
    begin,
    deliver,
    pay: async () => {
      await begin();
      return deliver(stripe.message('cs_test_1', 'checkout.session.completed'));
    },
    readOrder: async () => (await ask(calls.order)).body,
    state: async () => (await ask(calls.payment)).body.state,
    /** Sends the letters that are due; returns how many letters have had these words in their subject. */
    lettersAbout: async (words: string) => {
      server.deps.letterSender.sendSoon();
      await server.deps.background.finished();
      return smtp.acceptedMessages.filter(({ subject }) => subject.includes(words)).length;
    },
  };
};

/** Opens the payment page of the order too. */
export const startWithPayment = (...given: Parameters<typeof startWithServices>) => {
  const started = startWithServices(...given);
  given[0].before.each(async () => void (await started.begin()));
  return started;
};
