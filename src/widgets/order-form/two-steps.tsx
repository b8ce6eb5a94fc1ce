import { useRef } from 'react';
import { useTranslator } from '../../ui/use-translator.ts';
import type { Arrangement, StepsProps } from './arrangement.ts';
import * as parts from './deferred-parts.ts';
import { StepOne } from './first/step-one.tsx';
import { useScope } from './shared/scope.ts';

function TwoSteps({ step, heading, ...shown }: StepsProps) {
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
      {parts && step === 1 && <parts.FormStart />}
      {step === 2 && pages ? <pages.StepTwo /> : <StepOne priceBox={priceBox} {...shown} />}
      {pages && options.template !== 'm2_d1' && step === 1 && <pages.FloatingPrice beside={priceBox} />}
    </>
  );
}

/** Arrangement of m1_d1 and m2_d1: one page for each step. */
export const twoSteps: Arrangement = { Steps: TwoSteps, parts };
