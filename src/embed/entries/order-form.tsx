import type { WidgetContext } from '../../state/context.ts';
import { createOrderForm } from '../../state/create-order-form.ts';
import button from '../../ui/button.css';
import field from '../../ui/field.css';
import icon from '../../ui/icon.css';
import stepper from '../../ui/number-stepper.css';
import segmented from '../../ui/segmented.css';
import select from '../../ui/select.css';
import spinner from '../../ui/spinner.css';
import textArea from '../../ui/text-area.css';
import tokens from '../../ui/tokens.css';
import styles from '../../widgets/order-form/order-form.css';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import preview from '../../widgets/order-form/preview.css';
import price from '../../widgets/order-form/price-block.css';
import { defineEntry } from '../mount.ts';
import { withContext } from '../widget-context.ts';

const open = (context: WidgetContext) => {
  const form = createOrderForm(context);
  return {
    draw: (options: WidgetContext['options']) => (
      <OrderForm form={form} context={context} options={options} />
    ),
    destroy: form.destroy,
  };
};

export const { mount } = defineEntry({
  name: 'order-form',
  styles: [
    ...[tokens, field, button, select, stepper, textArea, segmented, icon, spinner],
    ...[styles, preview, price],
  ],
  open: withContext(open),
});
