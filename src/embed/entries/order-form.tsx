import { createOrderForm } from '../../state/create-order-form.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { styles } from '../../widgets/order-form/styles.ts';
import { defineEntry } from '../mount.ts';
import { withContext } from '../widget-context.ts';

export const mount = defineEntry({
  name: 'order-form',
  styles,
  open: withContext((context) => {
    const form = createOrderForm(context);
    return {
      draw: (options, isPart) => (
        <OrderForm form={form} context={context} options={options} isPart={isPart} />
      ),
      destroy: form.destroy,
    };
  }),
});
