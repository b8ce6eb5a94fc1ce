import { useRef } from 'react';
import type { Arrangement, StepsProps } from './arrangement.ts';
import { pageStyles } from './first/page-styles.ts';
import { StepOne } from './first/step-one.tsx';
import { useScope } from './shared/scope.ts';

const titles = ['Order Now', 'Check Your Order'];

function TwoSteps({ step, heading, ...shown }: StepsProps) {
  const { deferred, options } = useScope();
  const pages = deferred?.pages;
  const priceBox = useRef<HTMLDivElement>(null);
  return (
    <>
      <header className="head">
        <h2 ref={heading} tabIndex={-1}>
          {titles[step - 1]}
        </h2>
        <span>Step {step} of 2</span>
      </header>
      {deferred && step === 1 && <deferred.FormStart />}
      {step === 2 && pages ? <pages.StepTwo /> : <StepOne priceBox={priceBox} {...shown} />}
      {pages && options.template !== 'm2_d1' && step === 1 && <pages.FloatingPrice beside={priceBox} />}
    </>
  );
}

/** The arrangement of m1_d1 and m2_d1: a page for each step. */
export const twoSteps: Arrangement = {
  isCheckout: false,
  styles: pageStyles,
  Steps: TwoSteps,
  loadParts: () => import('./deferred-parts.ts'),
};
