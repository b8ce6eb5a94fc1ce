import type { TemplateName } from '../../order/vocabulary/templates.ts';
import { checkout } from './checkout/checkout.tsx';
import type { Arrangement } from './shared/scope.ts';
import { twoSteps } from './two-steps.tsx';

/** Returns the arrangement of a template. */
export const arrangementOf = (template: TemplateName): Arrangement =>
  template === 'm3_d1' ? checkout : twoSteps;
