import { english } from '../../languages/translator.ts';
import { type OrderFormMessage, orderFormText } from '../../validation/messages/order-form.ts';
import type { WidgetContext } from '../page/context.ts';
import type { FormNotice, OrderFormStore } from './order-form-store.ts';

interface NoticeDeps {
  context: Pick<WidgetContext, 'emit'>;
  store: OrderFormStore;
}

/** Shows a notice for a failure that belongs to no field. By default the notice has a button to retry. */
export const showNotice = (
  { context, store }: NoticeDeps,
  message: OrderFormMessage,
  buttons: Partial<Omit<FormNotice, 'message'>> = {},
) => {
  store.notice = { message, retry: 'Retry', goOn: null, ...buttons };
  context.emit('error', { message: orderFormText(message, english) });
};
