import { useRef } from 'react';
import type { TemplateName } from '../../order/vocabulary/templates.ts';
import { orderActionsWith } from '../../state/submission/order-actions.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { orderFormText } from '../../validation/messages/order-form.ts';
import { StepTwo } from './check/step-two.tsx';
import { checkout } from './checkout/checkout.tsx';
import { StepOne } from './first/step-one.tsx';
import { FloatingPrice } from './rest/floating-price.tsx';
import { FormStart } from './rest/form-start.tsx';
import { type Arrangement, type StepsProps, useScope } from './shared/scope.ts';

export const arrangementOf = (template: TemplateName): Arrangement =>
  template === 'm3_d1' ? checkout : twoSteps;

function TwoSteps({ step, heading, ...rest }: StepsProps) {
  const t = useTranslator();
  const { plain, options } = useScope();
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
      {!plain && step === 1 && rest.shown === Infinity && <FormStart />}
      {step === 2 ? <StepTwo /> : <StepOne priceBox={priceBox} {...rest} />}
      {!plain && options.template !== 'm2_d1' && step === 1 && <FloatingPrice beside={priceBox} />}
    </>
  );
}

/** Arrangement of m1_d1 and m2_d1: one page for each step. */
const twoSteps: Arrangement = {
  Steps: TwoSteps,
  createOrderActions: orderActionsWith(orderFormText),
  messageText: orderFormText,
};
