import { useLayoutEffect, useRef } from 'react';
import type { OrderForm } from '../../../state/create-order-form.ts';
import { useFacts } from '../../use-facts.ts';
import type { Later } from './use-deferred.ts';

/** Where the page and the focus go: to the top with each step (ORD-17), or to the field that is asked for. */
export const useSteps = (form: OrderForm, host: Element, later: Later | null) => {
  const [activeStep, focusRequest] = useFacts(form.store, (facts) => [facts.activeStep, facts.focusRequest]);
  const shownStep = activeStep === 2 && later ? 2 : 1;
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ shownStep, focusRequest });
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { shownStep, focusRequest };
    const isAsked = focusRequest && focusRequest !== before.focusRequest;
    if (isAsked && root.current && later?.revealField(root.current, focusRequest.field)) return;
    if (shownStep === before.shownStep) return;
    // At once even on a page that scrolls smoothly: nothing may move from under a thumb on the new step.
    host.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [shownStep, focusRequest, host, later]);
  return { root, heading, shownStep };
};
