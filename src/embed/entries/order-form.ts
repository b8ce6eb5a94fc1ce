import { twoSteps } from '../../widgets/order-form/two-steps.tsx';
import { mountOrderForm } from '../mount/mount-order-form.tsx';

export const mount = mountOrderForm({
  own: twoSteps,
  loadOther: async () =>
    (await import('../../widgets/order-form/checkout/other-checkout.tsx')).otherArrangement,
});
