import segmented from '../../../ui/choices/segmented.css';
import textArea from '../../../ui/fields/text-area.css';
import discount from './fields/discount.css';
import pages from './pages.css';
import price from './price-block.css';

/** Further styles of the first page. */
export const pageStyles = [textArea, segmented, pages, price, discount];
