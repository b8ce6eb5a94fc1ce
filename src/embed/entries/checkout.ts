import { checkout } from '../../widgets/order-form/checkout/checkout.tsx';
import { mountOrderForm } from '../mount/mount-order-form.tsx';

// Mounts the order form, for pages that show template m3_d1 first.
export const mount = mountOrderForm({
  own: checkout,
  loadOther: async () => (await import('../../widgets/order-form/other-two-steps.tsx')).otherArrangement,
});
