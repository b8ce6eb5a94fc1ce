import { english } from '../../../src/languages/translator.ts';
import { type OrderFormMessage, orderFormText } from '../../../src/validation/messages/order-form.ts';

/** Returns the English text of an order form's message; empty without a message. */
export const shownText = (message: OrderFormMessage | null | undefined): string =>
  message ? orderFormText(message, english) : '';
