import type { OptionValues, WidgetContext } from '../page/context.ts';
import { personFields } from '../session/session-store.ts';
import type { OrderFormStore } from './order-form-store.ts';

const secondStepFields: readonly string[] = ['policyAccepted', 'paymentSystemId', 'useBonus'];

/** Returns whether a field is only on step one. Those of registration and login are on both steps. */
export const isOfFirstStep = (field: string): boolean =>
  !secondStepFields.includes(field) && !personFields.includes(field);

/** Returns whether a field is only on step two. The checkout asks for the customer's details there alone. */
export const isOfSecondStep = (field: string, template: OptionValues['template']): boolean =>
  secondStepFields.includes(field) || (template === 'm3_d1' && personFields.includes(field));

export const createSteps = (
  { emit, tracker }: Pick<WidgetContext, 'emit' | 'tracker'>,
  store: OrderFormStore,
) => {
  const show = (step: 1 | 2) => {
    if (step === store.activeStep) return;
    store.activeStep = step;
    emit('step', { step });
  };
  /** Returns to step one. The visitor may do so at any time. */
  const goBack = () => {
    show(1);
    tracker.record({ label: 'Order Form', action: 'Back' });
  };
  /** Opens the step of a field and focuses it. */
  const jumpTo = (field: string) => {
    if (isOfFirstStep(field)) show(1);
    store.focusRequest = { field };
  };
  return { show, goBack, jumpTo };
};

export type Steps = ReturnType<typeof createSteps>;
