import * as calls from '../../../../src/api/calls.ts';
import type { Deps } from '../../../../src/server/deps.ts';
import { startSmtp } from '../../services/smtp.ts';
import { startFakeStripe } from '../../services/stripe.ts';
import { startServer } from '../start-server.ts';
import { placedOrder } from './delivered-order.ts';

/** Starts a server with local services in place of Stripe and the mail server, and opens the payment page of a new order. */
export const startWithPayment = async (deps: Partial<Deps> = {}) => {
  const [stripe, smtp] = await Promise.all([startFakeStripe(), startSmtp()]);
  const server = await startServer({ settings: { stripe: stripe.settings, smtpUrl: smtp.url }, deps });
  const token = await server.register('ada@example.com');
  const code = await placedOrder(server, token);
  await server.send(calls.beginPayment, { token, params: { id: code } });
  const stop = async () => {
    await server.stop();
    await Promise.all([stripe.stop(), smtp.stop()]);
  };
  return { stripe, smtp, server, token, code, stop };
};
