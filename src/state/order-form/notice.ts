import { english, type Translator } from '../../languages/translator.ts';
import type { Site } from '../../order/vocabulary/site.ts';
import type { OrderFormMessage } from '../../validation/messages/notices.ts';
import type { WidgetContext } from '../page/context.ts';
import type { FormNotice, OrderFormStore } from './order-form-store.ts';

export interface NoticeDeps {
  context: Pick<WidgetContext, 'emit'>;
  store: OrderFormStore;
  /** Returns the text of a message in the wording of the script's own template. */
  messageText(message: OrderFormMessage, t: Translator): string;
}

/** Shows a notice for a failure that belongs to no field. By default the notice has a button to retry. */
export const showNotice = (
  { context, store, messageText }: NoticeDeps,
  message: OrderFormMessage,
  buttons: Partial<Omit<FormNotice, 'message'>> = {},
) => {
  store.notice = { message, retry: 'Retry', goOn: null, ...buttons };
  context.emit('error', { message: messageText(message, english) });
};

/** Returns the message for a site without a usable payment system. The form shows it at its start and at Checkout. */
export const noPaymentMessage = ({ config }: Pick<Site, 'config'>): OrderFormMessage =>
  config.contact_email ? { key: 'noPaymentContact', values: [config.contact_email] } : 'noPayment';

/**
 * Removes the notice that without a connection an order could not be checked or placed, or a customer not log in, once the
 * browser is online, after `beforeClear`. Returns the unsubscribe function.
 */
export const clearWhenOnline = (store: OrderFormStore, beforeClear: () => void) => {
  const clear = () => {
    const message = store.notice?.message;
    if (typeof message !== 'object' || !['notChecked', 'notPlaced', 'loginFailed'].includes(message.key))
      return;
    if (message.values[0] !== 'networkError') return;
    beforeClear();
    store.notice = null;
  };
  addEventListener('online', clear);
  return () => removeEventListener('online', clear);
};
