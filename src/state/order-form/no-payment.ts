import type { Site } from '../../order/vocabulary/site.ts';
import type { OrderFormMessage } from '../../validation/messages/notices.ts';

/** Returns the message for a site without a usable payment system. The form shows it at its start and at Checkout. */
export const noPaymentMessage = ({ config }: Pick<Site, 'config'>): OrderFormMessage =>
  config.contact_email ? { key: 'noPaymentContact', values: [config.contact_email] } : 'noPayment';
