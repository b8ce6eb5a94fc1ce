import { adoptStyles } from '../ui/look/adopt-styles.ts';
import { createSheet } from '../ui/look/create-sheet.ts';
import price from '../ui/price/price.css';
import { startCounting } from '../ui/price/start-counting.ts';

/**
 * Makes the prices of a widget count from now on. It is loaded after the first price, which does not count. Returns the
 * function that stops the counting.
 */
export const countPrices = (root: Node): (() => void) => {
  adoptStyles(root, createSheet(price));
  return startCounting(root);
};
