import { paymentEventsPath } from '../../../../src/server/payments/service/payment.ts';
import type { RawRequest, SendRaw } from '../send.ts';
import type { TestServer } from '../start-server.ts';

/** Bytes of a Stripe event, with their signature. */
export interface SignedEvent {
  bytes: string;
  signature: string;
}

const requestOf = ({ bytes, signature }: SignedEvent): RawRequest => ({
  method: 'POST',
  url: paymentEventsPath,
  payload: bytes,
  headers: {
    host: 'api.localhost:8080',
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature,
  },
});

/** Sends a signed Stripe event; returns the response's status. */
export const sendEvent = async (sendRaw: SendRaw, event: SignedEvent): Promise<number> =>
  (await sendRaw(requestOf(event))).status;

/** Sends a signed Stripe event and waits for its effects; returns the response's status. */
export const deliverEvent = async ({ sendRaw, deps }: TestServer, event: SignedEvent): Promise<number> => {
  const status = await sendEvent(sendRaw, event);
  await deps.background.finished();
  return status;
};
