/** What no first price needs: the second step, and all that is only said when something changes or fails. */

export { messageText } from '../../validation/messages.ts';
export { ErrorSummary } from './error-summary.tsx';
export { FloatingPrice } from './floating-price.tsx';
export { FormNotice } from './form-notice.tsx';
export { StepTwo } from './step-two.tsx';
