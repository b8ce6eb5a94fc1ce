import type { Site } from '../../order/vocabulary/site.ts';

/** Message at the form's start and at Checkout if the site has no usable payment system. */
export const noPaymentText = ({ config }: Pick<Site, 'config'>): string =>
  `No payment method is available at the moment, so this order cannot be placed.${config.contact_email && ` Please write to ${config.contact_email}.`} Nothing you type here is lost.`;
