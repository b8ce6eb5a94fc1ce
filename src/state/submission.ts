import * as calls from '../api/calls.ts';
import { promoIds } from '../order/ids.ts';
import type { WidgetContext } from './context.ts';
import { createOrderPlacement, type OrderDeps } from './create-order.ts';
import type { Materials } from './materials.ts';
import type { OrderFormStore } from './order-form-store.ts';
import type { Session } from './session.ts';
import { createUploads } from './upload-materials.ts';

export interface SubmissionDeps extends OrderDeps {
  context: WidgetContext;
  session: Session;
  materials: Materials;
  /** The order is on its way to be paid: what was typed is no longer needed. */
  forget(): void;
}

export interface Submission {
  /** Policy, identity, order, files, redirect: each step once, whatever is pressed how often (SUB-01, ORD-18). */
  proceed(): Promise<void>;
  /** On to payment without the files that could not be sent. */
  continueToPayment(): Promise<void>;
}

/** One submission at a time, whose unexpected end is a notice. */
const createExclusive = (store: OrderFormStore) => async (act: () => Promise<void>) => {
  if (store.isSubmitting) return;
  Object.assign(store, { isSubmitting: true, submitFailed: false, notice: null });
  try {
    await act();
  } catch {
    // A chunk that could not be loaded is a lost connection like any other.
    const text = 'The connection was lost. Nothing you typed is lost.';
    store.notice = { text, canRetry: true, canContinue: store.order !== null };
  } finally {
    Object.assign(store, { isSubmitting: false, submitFailed: store.order === null });
  }
};

/** Leads to the cabinet's payment page. Without a one-time code that page asks for a login, then shows the order. */
const createRedirect =
  ({ context, store, forget }: Pick<SubmissionDeps, 'context' | 'store' | 'forget'>) =>
  async () => {
    if (!store.order) return;
    const { client, tracker, hosts } = context;
    const { code, paymentSystemId } = store.order;
    const handOff = await client.send(calls.handOff);
    const query = new URLSearchParams({
      ...(handOff.failed ? {} : { token: handOff.payload.token }),
      orderCode: code,
      paymentSystemId: String(paymentSystemId),
      ...tracker.linkQuery(promoIds.orderForm),
    });
    const url = `${hosts.cabinet}/secure-payment?${query}`;
    tracker.record({ label: 'Order Form', action: 'Proceed to Secure Payment', actionData: { code } });
    forget();
    if (context.emit('redirect', { url, code }, true)) context.go(url);
  };

/** Creates the order and leads to payment. Expected failures end in the store's errors or notice. */
export const createSubmission = (deps: SubmissionDeps): Submission => {
  const { context, store, session, materials } = deps;
  const exclusively = createExclusive(store);
  const placeOrder = createOrderPlacement(deps);
  const sendMaterials = createUploads(context.client, store, materials);
  const redirect = createRedirect(deps);

  const isAccepted = async () => {
    const { validatePolicy } = await import('../validation/validate.ts');
    const errors = validatePolicy(store.draft);
    Object.assign(store.errors, errors);
    return !Object.keys(errors).length;
  };
  const isIdentified = async () => {
    if (session.store.identity || (await session.restore())) return true;
    return session.store.activeTab === 'login' ? session.login() : session.register();
  };
  const finish = async (code: string) => {
    const failed = await sendMaterials(code);
    if (!failed) return redirect();
    const text = `Your order ${code} is placed, but a file could not be sent. ${failed}`;
    store.notice = { text, canRetry: true, canContinue: true };
  };
  const proceed = () =>
    exclusively(async () => {
      const isPlaced =
        store.order !== null || ((await isAccepted()) && (await isIdentified()) && (await placeOrder()));
      if (isPlaced && store.order) await finish(store.order.code);
    });
  return { proceed, continueToPayment: () => exclusively(redirect) };
};
