import type { WidgetContext } from '../page/context.ts';
import type { FormNotice, OrderFormStore } from './order-form-store.ts';

interface Told {
  context: Pick<WidgetContext, 'emit'>;
  store: OrderFormStore;
}

/** Says what failed without being a field's fault. Unless told otherwise it can be tried again, and that is all. */
export const showNotice = (
  { context, store }: Told,
  text: string,
  ways: Partial<Omit<FormNotice, 'text'>> = {},
) => {
  store.notice = { text, retry: 'Retry', goOn: null, ...ways };
  context.emit('error', { message: text });
};
