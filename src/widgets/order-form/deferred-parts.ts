/** The parts that the first price does not need: the rest of step one, step two, and error messages. */

export { revealField, revealFirstError } from '../../ui/look/reveal.ts';
export { orderFormText } from '../../validation/messages/order-form.ts';
export { ErrorSummary } from './check/error-summary.tsx';
export { Preview } from './check/preview.tsx';
export { StepTwo } from './check/step-two.tsx';
export { FloatingPrice } from './deferred/floating-price.tsx';
export { FormNotice } from './deferred/form-notice.tsx';
export { FormStart } from './deferred/form-start.tsx';
export { MissingFiles } from './deferred/missing-files.tsx';
export { RestOfStepOne } from './deferred/rest-of-step-one.tsx';
