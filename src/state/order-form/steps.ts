import type { WidgetContext } from '../page/context.ts';
import type { OrderFormStore } from './order-form-store.ts';

export interface Steps {
  show(step: 1 | 2): void;
  /** Always allowed (ORD-17). */
  goBack(): void;
  /** To the step that a field stands on, with the caret in it (ORD-06). */
  jumpTo(field: string): void;
}

const secondStepFields: readonly string[] = ['policyAccepted', 'paymentSystemId', 'useBonus'];
/** Who orders is asked on both steps. */
const personFields: readonly string[] = [
  ...['email', 'firstName', 'lastName', 'phone', 'password', 'repeatPassword'],
];

/** Whether a field stands on step 1 alone. */
export const isOfFirstStep = (field: string): boolean =>
  !secondStepFields.includes(field) && !personFields.includes(field);

export const createSteps = (
  { emit, tracker }: Pick<WidgetContext, 'emit' | 'tracker'>,
  store: OrderFormStore,
): Steps => {
  const show = (step: 1 | 2) => {
    if (step === store.activeStep) return;
    store.activeStep = step;
    emit('step', { step });
  };
  const goBack = () => {
    show(1);
    tracker.record({ label: 'Order Form', action: 'Back' });
  };
  const jumpTo = (field: string) => {
    if (isOfFirstStep(field)) show(1);
    if (field === 'discountCode') store.discount.isOpen = true;
    store.focusRequest = { field };
  };
  return { show, goBack, jumpTo };
};
