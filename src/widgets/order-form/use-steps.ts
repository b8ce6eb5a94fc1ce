import { useLayoutEffect, useRef } from 'react';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { revealField } from '../../ui/look/reveal.ts';
import { useFacts } from '../use-facts.ts';

/** Scrolls to the top of the form with each step, or to the field that `focusRequest` names, and moves the focus there. */
export const useSteps = (
  form: OrderForm,
  host: Element,
  deferred: { revealField: typeof revealField } | null,
) => {
  const [activeStep, focusRequest] = useFacts(form.store, (facts) => [facts.activeStep, facts.focusRequest]);
  const shownStep = activeStep === 2 && deferred ? 2 : 1;
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ shownStep, focusRequest });
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { shownStep, focusRequest };
    const isAsked = focusRequest && focusRequest !== before.focusRequest;
    if (isAsked && root.current && deferred?.revealField(root.current, focusRequest.field)) return;
    if (shownStep === before.shownStep) return;
    // At once even on a page that scrolls smoothly: nothing may move from under a thumb on the new step.
    host.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [shownStep, focusRequest, host, deferred]);
  return { root, heading, shownStep };
};
