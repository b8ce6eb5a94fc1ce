import type { ComponentType, RefObject } from 'react';
import type { TemplateName } from '../../order/vocabulary/templates.ts';
import type { OrderForm } from '../../state/create-order-form.ts';
import { checkout } from './checkout/checkout.tsx';
import type { FormParts } from './shared/scope.ts';
import { twoSteps } from './two-steps.tsx';

/** Properties that every arrangement gets. */
export interface StepsProps {
  step: 1 | 2;
  /** Heading that gets the focus when a step opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leaves out the fields of the paper while the widget is still invisible. */
  isPart: boolean | undefined;
  isBusy: boolean;
}

/** Arrangement of the form for a group of templates: two pages, or the cards of the checkout template m3_d1. */
export interface Arrangement {
  Steps: ComponentType<StepsProps>;
  /** The parts that the first view does not have. */
  parts: FormParts;
  beforeSubmit?(form: OrderForm): void;
  afterSubmit?(form: OrderForm): void;
}

export const arrangementOf = (template: TemplateName): Arrangement =>
  template === 'm3_d1' ? checkout : twoSteps;
