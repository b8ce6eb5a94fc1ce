import { createOrderForm } from '../../state/create-order-form.ts';
import { styles } from '../../widgets/order-form/first/styles.ts';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import { defineEntry } from '../mount/mount.ts';
import { withContext } from '../mount/widget-context.ts';

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
