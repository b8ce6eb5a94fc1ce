import { useRef } from 'react';
import { followSteps } from '../../state/order-form/step-history.ts';
import { orderActionsWith } from '../../state/submission/order-actions.ts';
import { revealField, revealFirstError } from '../../ui/look/reveal.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { orderFormText } from '../../validation/messages/order-form.ts';
import { ErrorSummary } from './check/error-summary.tsx';
import { Preview } from './check/preview/preview.tsx';
import { StepTwo } from './check/step-two.tsx';
import { StepOne } from './first/step-one.tsx';
import { FloatingPrice } from './rest/floating-price.tsx';
import { FormNotice } from './rest/form-notice.tsx';
import { FormStart } from './rest/form-start.tsx';
import { MissingFiles } from './rest/missing-files.tsx';
import { RestOfStepOne } from './rest/rest-of-step-one.tsx';
import { type Arrangement, type StepsProps, useScope } from './shared/scope.ts';

function TwoSteps({ step, heading, ...rest }: StepsProps) {
  const t = useTranslator();
  const { parts, options } = useScope();
  const pages = parts?.pages;
  const priceBox = useRef<HTMLDivElement>(null);
  return (
    <>
      <header className="head">
        <h2 ref={heading} tabIndex={-1}>
          {t(step === 1 ? 'Order Now' : 'Check Your Order')}
        </h2>
        <span>{t('Step %n% of 2', { n: step })}</span>
      </header>
      {/* Rendered when the form is visible, because a notice scrolls into view. */}
      {parts && step === 1 && rest.shown === Infinity && <parts.FormStart />}
      {step === 2 && pages ? <pages.StepTwo /> : <StepOne priceBox={priceBox} {...rest} />}
      {pages && options.template !== 'm2_d1' && step === 1 && <pages.FloatingPrice beside={priceBox} />}
    </>
  );
}

/** Arrangement of m1_d1 and m2_d1: one page for each step. */
export const twoSteps: Arrangement = {
  Steps: TwoSteps,
  parts: {
    FormStart,
    followSteps,
    createOrderActions: orderActionsWith(orderFormText),
    messageText: orderFormText,
    revealField,
    revealFirstError,
    pages: { ErrorSummary, FloatingPrice, FormNotice, MissingFiles, Preview, RestOfStepOne, StepTwo },
  },
};
