import { english } from '../../languages/translator.ts';
import type { Site } from '../../order/vocabulary/site.ts';
import type { OrderFormMessage } from '../../validation/messages/notices.ts';
import type { WidgetSession } from '../session/widget-session.ts';
import type { FormParts } from './form-parts.ts';
import type { OrderFormNotice, OrderFormStore } from './order-form-store.ts';

/** Shows a notice for a failure that belongs to no field. By default the notice has a button to retry. */
export const showNotice = (
  { context, store, messageText }: FormParts,
  message: OrderFormMessage,
  buttons: Partial<Omit<OrderFormNotice, 'message'>> = {},
) => {
  store.notice = { message, retry: 'Retry', goOn: null, ...buttons };
  context.emit('error', { message: messageText(message, english) });
};

/** Returns the message for a site without a usable payment system. The form shows it at its start and at Checkout. */
export const noPaymentMessage = ({ config }: Pick<Site, 'config'>): OrderFormMessage =>
  config.contact_email ? { key: 'noPaymentContact', values: [config.contact_email] } : 'noPayment';

/** Returns whether a message says that without a connection an order could not be checked or placed, or a customer not log in. */
const isOffline = (message: OrderFormMessage | null | undefined) =>
  typeof message === 'object' &&
  ['notChecked', 'notPlaced', 'loginFailed'].includes(`${message?.key}`) &&
  message?.values[0] === 'networkError';

/**
 * Removes what the form and its login say about a lost connection, once the browser is online. Calls `onClear` before the form's
 * notice goes. Returns the unsubscribe function.
 */
export const clearWhenOnline = (
  { store, session }: { store: OrderFormStore; session: Pick<WidgetSession, 'store'> },
  onClear: () => void,
) => {
  const clear = () => {
    if (isOffline(session.store.problem)) session.store.problem = null;
    if (!isOffline(store.notice?.message)) return;
    onClear();
    store.notice = null;
  };
  addEventListener('online', clear);
  return () => removeEventListener('online', clear);
};
