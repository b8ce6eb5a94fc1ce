/** Deferred parts of the two pages: the rest of step one, step two, and error messages. */
import { ErrorSummary } from './check/error-summary.tsx';
import { Preview } from './check/preview/preview.tsx';
import { StepTwo } from './check/step-two.tsx';
import { FloatingPrice } from './deferred/floating-price.tsx';
import { FormNotice } from './deferred/form-notice.tsx';
import { MissingFiles } from './deferred/missing-files.tsx';
import { RestOfStepOne } from './deferred/rest-of-step-one.tsx';

export { followSteps } from '../../state/order-form/step-history.ts';
export { revealField, revealFirstError } from '../../ui/look/reveal.ts';
export { orderFormText as messageText } from '../../validation/messages/order-form.ts';
export { FormStart } from './deferred/form-start.tsx';
export const pages = {
  ErrorSummary,
  FloatingPrice,
  FormNotice,
  MissingFiles,
  Preview,
  RestOfStepOne,
  StepTwo,
};
