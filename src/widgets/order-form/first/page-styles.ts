import segmented from '../../../ui/choices/segmented.css';
import textArea from '../../../ui/fields/text-area.css';
import discount from './fields/discount.css';
import pages from './pages.css';
import price from './price-block.css';

/** Styles of the two pages for the first view, in addition to those of every template. */
export const pageStyles = [textArea, segmented, pages, price, discount];
