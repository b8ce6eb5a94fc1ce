import { promoIds } from '../order/ids.ts';
import { writeQuery } from '../order/prefill.ts';
import type { CalculatorStore } from './calculator.ts';
import type { WidgetContext } from './context.ts';
import { orderLink } from './order-link.ts';

/** What a calculator needs once its first price stands. */
export { calculatorErrors } from '../validation/calculator-errors.ts';

/** Where "Order now" leads, with what was chosen (CAL-06). */
export const calculatorLink = (context: WidgetContext, { draft }: CalculatorStore) =>
  orderLink(context, writeQuery(draft), promoIds.calculator);
