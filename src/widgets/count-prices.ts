import { adoptStyles } from '../ui/look/adopt-styles.ts';
import { createSheet } from '../ui/look/create-sheet.ts';
import price from '../ui/price/price.css';

/** Gives a widget the styles by which its price counts. They come after the first price, because that does not count. */
export const countPrices = (root: Node): void => adoptStyles(root, createSheet(price));
