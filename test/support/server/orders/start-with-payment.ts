import type { Test } from 'uvu';
import * as calls from '../../../../src/api/calls.ts';
import type { Deps } from '../../../../src/server/deps.ts';
import { startSmtp } from '../../services/smtp.ts';
import { startFakeStripe } from '../../services/stripe.ts';
import { startForTest, startServer } from '../start-server.ts';
import { placedOrder } from './delivered-order.ts';

/** Starts, for each test of a suite, a server with local services in place of Stripe and the mail server. */
export const startWithServices = (suite: Pick<Test, 'before'>, deps: () => Partial<Deps> = () => ({})) => {
  const stripe = startForTest(suite, startFakeStripe);
  const smtp = startForTest(suite, startSmtp);
  const server = startForTest(suite, () =>
    startServer({ settings: { stripe: stripe.settings, letters: smtp }, deps: deps() }),
  );
  /** Sends the letters that are due; returns how many letters have had these words in their subject. */
  const lettersAbout = async (words: string) => {
    server.deps.letterSender.sendSoon();
    await server.deps.background.finished();
    return smtp.acceptedMessages.filter(({ subject }) => subject.includes(words)).length;
  };
  return { stripe, smtp, server, lettersAbout };
};

/** Opens the payment page of a new order too. `order` has its customer's token and its code. */
export const startWithPayment = (...given: Parameters<typeof startWithServices>) => {
  const [suite] = given;
  const { stripe, smtp, server } = startWithServices(...given);
  const order = { token: '', code: '' };
  suite.before.each(async () => {
    order.token = await server.register('ada@example.com');
    order.code = await placedOrder(server, order.token);
    await server.send(calls.beginPayment, { token: order.token, params: { id: order.code } });
  });
  return { stripe, smtp, server, order };
};
