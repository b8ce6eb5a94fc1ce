import type { Files } from '../../files/keep/files.ts';
import type { Mail } from '../../letters/mail.ts';
import type { PaymentService } from '../../payments/service/payment.ts';
import type { Traces } from './traces.ts';

/**
 * Creates functions that wrap services, so that their calls become steps of traces. Without traces, they return the service
 * itself.
 */
export const createPortTraces = (traces: Traces | null) => ({
  mail: (mail: Mail): Mail =>
    traces ? { ...mail, send: (message) => traces.step('mail send', () => mail.send(message)) } : mail,

  files: (files: Files): Files =>
    traces
      ? {
          ...files,
          receive: async (bytes) => {
            const file = await traces.step('file receive', () => files.receive(bytes));
            return { ...file, store: () => traces.step('file store', file.store) };
          },
          read: (place, range) => traces.step('file read', () => files.read(place, range)),
          remove: (place) => traces.step('file remove', () => files.remove(place)),
        }
      : files,

  payment: (payment: PaymentService): PaymentService =>
    traces
      ? {
          ...payment,
          open: (bill, key) => traces.step('payment open', () => payment.open(bill, key)),
          close: (session) => traces.step('payment close', () => payment.close(session)),
          refund: (...refund) => traces.step('payment refund', () => payment.refund(...refund)),
          readCard: (session) => traces.step('payment card', () => payment.readCard(session)),
          findSession: (id) => traces.step('payment session', () => payment.findSession(id)),
        }
      : payment,
});
