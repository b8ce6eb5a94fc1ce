import { calculator, calculatorStyles } from './calculator.tsx';
import { orderForm, orderFormStyles } from './order-form.tsx';
import { priceList, priceListStyles } from './price-list.tsx';

/** The widgets that a server can include as finished HTML: how each is rendered, and its style sheet. */
export const prerendered = {
  calculator: { render: calculator, styles: calculatorStyles },
  'order-form': { render: orderForm, styles: orderFormStyles },
  'price-list': { render: priceList, styles: priceListStyles },
};
