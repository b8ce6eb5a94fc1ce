import own from './checkout.css';
import chips from './date-chips.css';
import bar from './order-bar.css';

/** Styles of template m3_d1 for the first view, in addition to those of every template. */
export const checkoutStyles = [own, chips, bar];
