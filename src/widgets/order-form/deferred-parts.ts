/** Deferred parts of the two pages: the rest of step one, step two, and error messages. */
import { orderActionsWith } from '../../state/submission/order-actions.ts';
import { orderFormText } from '../../validation/messages/order-form.ts';
import { ErrorSummary } from './check/error-summary.tsx';
import { Preview } from './check/preview/preview.tsx';
import { StepTwo } from './check/step-two.tsx';
import { FloatingPrice } from './deferred/floating-price.tsx';
import { FormNotice } from './deferred/form-notice.tsx';
import { MissingFiles } from './deferred/missing-files.tsx';
import { RestOfStepOne } from './deferred/rest-of-step-one.tsx';

export const createOrderActions = orderActionsWith(orderFormText);
export { followSteps } from '../../state/order-form/step-history.ts';
export { revealField, revealFirstError } from '../../ui/look/reveal.ts';
export { FormStart } from './deferred/form-start.tsx';
export { orderFormText as messageText };
export const pages = {
  ErrorSummary,
  FloatingPrice,
  FormNotice,
  MissingFiles,
  Preview,
  RestOfStepOne,
  StepTwo,
};
