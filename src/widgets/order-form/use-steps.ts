import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { OrderForm } from '../../state/create-order-form.ts';
import { revealField } from '../../ui/reveal.ts';

/** Where the page and the focus go: to the top with each step (ORD-17), or to the field that is asked for. */
export const useSteps = (form: OrderForm, host: Element, shownStep: number) => {
  const { focusRequest } = useSnapshot(form.store);
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ shownStep, focusRequest });
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { shownStep, focusRequest };
    const isAsked = focusRequest && focusRequest !== before.focusRequest;
    if (isAsked && root.current && revealField(root.current, focusRequest.field)) return;
    if (shownStep === before.shownStep) return;
    host.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [shownStep, focusRequest, host]);
  return { root, heading };
};
