import { english } from '../../../src/languages/translator.ts';
import type { OrderFormMessage } from '../../../src/validation/messages/notices.ts';
import { orderFormText } from '../../../src/validation/messages/order-form.ts';

/** Returns the English text of an order form's message; empty without a message. */
export const shownText = (message: OrderFormMessage | null | undefined): string =>
  message ? orderFormText(message, english) : '';
