import { calculator, calculatorStyles, calculatorViewStyles } from './calculator.tsx';
import { orderForm, orderFormStyles, orderFormViewStyles } from './order-form.tsx';
import { priceList, priceListStyles, priceListViewStyles } from './price-list.tsx';

/**
 * The widgets that a server can include as finished HTML: how each is rendered, its style sheet, and the styles of its first
 * view in a script, which needs no other template and no page without scripts.
 */
export const prerendered = {
  calculator: { render: calculator, styles: calculatorStyles, viewStyles: calculatorViewStyles },
  'order-form': { render: orderForm, styles: orderFormStyles, viewStyles: orderFormViewStyles },
  'price-list': { render: priceList, styles: priceListStyles, viewStyles: () => priceListViewStyles },
};
