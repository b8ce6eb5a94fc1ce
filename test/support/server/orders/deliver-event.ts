import { paymentEventsPath } from '../../../../src/server/payments/service/payment.ts';
import { type SendRaw, siteHost } from '../send.ts';
import type { TestServer } from '../start-server.ts';

/** Bytes of a Stripe event, with their signature. */
export interface SignedEvent {
  bytes: string;
  signature: string;
}

/** Sends a signed Stripe event; returns the response's status. */
export const sendEvent = async (sendRaw: SendRaw, { bytes, signature }: SignedEvent): Promise<number> => {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const headers = { host: `api.${siteHost}`, ...type, 'stripe-signature': signature };
  const sent = { method: 'POST', url: paymentEventsPath, payload: bytes, headers };
  return (await sendRaw(sent)).status;
};

/** Sends a signed Stripe event and waits for its effects; returns the response's status. */
export const deliverEvent = async ({ sendRaw, deps }: TestServer, event: SignedEvent): Promise<number> => {
  const status = await sendEvent(sendRaw, event);
  await deps.background.finished();
  return status;
};
