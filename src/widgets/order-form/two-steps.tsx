import { type RefObject, useRef } from 'react';
import { StepOne } from './first/step-one.tsx';
import { useScope } from './shared/scope.ts';

/** What every arrangement of the form gets. */
export interface StepsProps {
  step: 1 | 2;
  /** The heading that gets the focus at a new step. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leaves out the fields of the paper, while the widget is still invisible. */
  isPart: boolean | undefined;
  isBusy: boolean;
  /** Loads the deferred parts again after a failure; otherwise false. */
  onReload: false | (() => void);
}

const titles = ['Order Now', 'Check Your Order'];

/** The arrangement of m1_d1 and m2_d1: a page for each step. */
export function TwoSteps({ step, heading, ...shown }: StepsProps) {
  const { deferred, options } = useScope();
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
      {step === 2 && deferred ? <deferred.StepTwo /> : <StepOne priceBox={priceBox} {...shown} />}
      {deferred && options.template !== 'm2_d1' && step === 1 && <deferred.FloatingPrice beside={priceBox} />}
    </>
  );
}
