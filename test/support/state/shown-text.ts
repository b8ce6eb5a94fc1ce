import { english } from '../../../src/languages/translator.ts';
import { type OrderFormMessage, orderFormText } from '../../../src/validation/messages/order-form.ts';

/** Returns the text that a visitor sees for a message of an order form; empty without a message. */
export const shownText = (message: OrderFormMessage | null | undefined): string =>
  message ? orderFormText(message, english) : '';
