/** What no first price needs: the second step and the words of every error. One request, made on first touch. */

export { messageText } from '../../validation/messages.ts';
export { StepTwo } from './step-two.tsx';
