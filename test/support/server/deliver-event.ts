import { paymentEventsPath } from '../../../src/server/routes/payment.ts';
import type { TestServer } from './start-server.ts';

/** Delivers a signed Stripe event and waits for its effects. Returns the response's status. */
export const deliverEvent = async (
  { sendRaw, deps }: TestServer,
  { bytes, signature }: { bytes: string; signature: string },
): Promise<number> => {
  const headers = { host: 'api.localhost:8080', 'content-type': 'application/json; charset=utf-8' };
  const { status } = await sendRaw({
    ...{ method: 'POST', url: paymentEventsPath, payload: bytes },
    headers: { ...headers, 'stripe-signature': signature },
  });
  await deps.background.finished();
  return status;
};
