/** What no first price needs: what stands below it, the second step, and what is said when something fails. */

export { revealField, revealFirstError } from '../../ui/reveal.ts';
export { messageText } from '../../validation/messages.ts';
export { ErrorSummary } from './error-summary.tsx';
export { FloatingPrice } from './floating-price.tsx';
export { FormNotice } from './form-notice.tsx';
export { FormStart } from './form-start.tsx';
export { MissingFiles } from './missing-files.tsx';
export { Preview } from './preview.tsx';
export { RestOfStepOne } from './rest-of-step-one.tsx';
export { StepTwo } from './step-two.tsx';
