import type { Site } from '../../order/vocabulary/site.ts';

/** Said at the start of the form and at Checkout while the site has no payment system that can be used. */
export const noPaymentText = ({ config }: Pick<Site, 'config'>): string =>
  `No payment method is available at the moment, so this order cannot be placed.${config.contact_email && ` Please write to ${config.contact_email}.`} Nothing you type here is lost.`;
