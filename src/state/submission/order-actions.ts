import * as calls from '../../api/calls.ts';
import { createFieldChecks } from '../order-form/field-checks.ts';
import type { FormParts } from '../order-form/form-parts.ts';
import { dropOrder } from '../order-form/order-form-store.ts';
import type { SessionLifetime } from '../session/session-lifetime.ts';
import { createCheckout } from './checkout.ts';
import { createSubmission } from './submission.ts';

/** Creates the function that removes the placed order from the form if the server says that its payment is no longer due. */
const createDropPaidOrder =
  ({ context, store, session, keyedOrders }: FormParts) =>
  async (): Promise<void> => {
    const { order } = store;
    if (!order || store.submission.state === 'sending' || !session.hasToken()) return;
    const result = await context.client.send(calls.payment, { params: { id: order.code } });
    // The server answers 404 if the order belongs to another customer, who has used this browser before.
    const isOffered = result.failed ? result.status !== 404 : result.payload.state === 'due';
    if (isOffered || store.order?.code !== order.code) return;
    dropOrder(store);
    keyedOrders.store(null);
  };

type ActionParts = Omit<FormParts, 'messageText'> & Pick<SessionLifetime, 'bindToSession'>;

/** Binds everything for which an action waits to the session, so that no action goes on after a logout. */
const bindParts = ({ bindToSession, ...parts }: ActionParts) => {
  const { context, session, price } = parts;
  const { client } = context;
  return {
    ...parts,
    context: { ...context, client: { send: bindToSession(client.send) } },
    session: {
      ...session,
      restore: bindToSession(session.restore),
      login: bindToSession(session.login),
      register: bindToSession(session.register),
    },
    price: { ...price, confirm: bindToSession(price.confirm) },
  };
};

/**
 * Creates the functions that check and send an order, with the wording of a template's arrangement.
 */
export const orderActionsWith = (messageText: FormParts['messageText']) => (parts: ActionParts) => {
  const deps = { ...bindParts(parts), messageText };
  const checks = createFieldChecks(deps);
  return {
    ...checks,
    ...createCheckout(deps, checks),
    ...createSubmission(deps, checks),
    dropPaidOrder: createDropPaidOrder(deps),
  };
};

export type CreateOrderActions = ReturnType<typeof orderActionsWith>;
export type OrderActions = ReturnType<CreateOrderActions>;
