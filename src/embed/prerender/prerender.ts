import { styles as calculatorStyles } from '../../widgets/calculator/styles.ts';
import calculatorUnscripted from '../../widgets/calculator/unscripted.css';
import { checkout } from '../../widgets/order-form/checkout/checkout.tsx';
import { styles as orderFormStyles } from '../../widgets/order-form/first/styles.ts';
import { twoSteps } from '../../widgets/order-form/two-steps.tsx';
import orderFormUnscripted from '../../widgets/order-form/unscripted.css';
import { styles as priceListStyles } from '../../widgets/price-list/styles.ts';
import priceListUnscripted from '../../widgets/price-list/unscripted.css';
import readableAccent from '../../widgets/readable-accent.css';
import { hostStyles } from '../mount/host-styles.ts';
import { calculator } from './calculator.tsx';
import { orderForm } from './order-form.tsx';
import { priceList } from './price-list.tsx';

const sheet = (own: readonly string[], unscripted: string) =>
  [hostStyles, ...own, readableAccent, unscripted].join('');

/** The widgets that a server can include as finished HTML: how each is rendered, and its style sheet. */
export const prerendered = {
  calculator: { render: calculator, styles: sheet(calculatorStyles, calculatorUnscripted) },
  'order-form': {
    render: orderForm,
    styles: sheet([...orderFormStyles, ...twoSteps.styles, ...checkout.styles], orderFormUnscripted),
  },
  'price-list': { render: priceList, styles: sheet(priceListStyles, priceListUnscripted) },
};
