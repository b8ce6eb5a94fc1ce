import { calculatorStyles, calculatorViewStyles, prerenderCalculator } from './calculator.tsx';
import { orderFormStyles, orderFormViewStyles, prerenderOrderForm } from './order-form.tsx';
import { prerenderPriceList, priceListStyles, priceListViewStyles } from './price-list.tsx';

/**
 * The widgets that a server can include as finished HTML: how each is rendered, its style sheet, and the styles of its first
 * view in a script, which needs no other template and no page without scripts.
 */
export const prerendered = {
  calculator: { render: prerenderCalculator, styles: calculatorStyles, viewStyles: calculatorViewStyles },
  'order-form': { render: prerenderOrderForm, styles: orderFormStyles, viewStyles: orderFormViewStyles },
  'price-list': {
    render: prerenderPriceList,
    styles: priceListStyles,
    viewStyles: () => priceListViewStyles,
  },
};
