import { checkoutStyles } from './checkout/checkout-styles.ts';
import { pageStyles } from './first/page-styles.ts';
import { firstStyles } from './first/styles.ts';
import { restStyles } from './rest/rest-styles.ts';

/** All styles of the order form, in every template. */
export const styles = [...new Set([...firstStyles, ...pageStyles, ...checkoutStyles, ...restStyles])];
