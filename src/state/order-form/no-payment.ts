import type { Site } from '../../order/vocabulary/site.ts';
import type { OrderFormMessage } from '../../validation/messages/order-form.ts';

/** Message at the form's start and at Checkout if the site has no usable payment system. */
export const noPaymentMessage = ({ config }: Pick<Site, 'config'>): OrderFormMessage =>
  config.contact_email ? { key: 'noPaymentContact', values: [config.contact_email] } : 'noPayment';
