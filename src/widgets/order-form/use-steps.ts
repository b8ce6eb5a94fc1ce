import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OrderForm } from '../../state/create-order-form.ts';
import { followSteps } from '../../state/order-form/step-history.ts';
import type { WidgetContext } from '../../state/page/context.ts';
import { revealField } from '../../ui/look/reveal.ts';
import { useFacts } from '../../ui/use-facts.ts';

/**
 * Scrolls to the top of the form when a step opens, or to the field that `focusRequest` names, and moves the focus
 * there. A form that is restored in step two opens it, too. Step two gets a history entry of its own.
 */
export const useSteps = (
  form: OrderForm,
  { host, nth }: Pick<WidgetContext, 'host' | 'nth'>,
  isShown: boolean,
) => {
  useEffect(() => followSteps(form, nth), [form, nth]);
  const [shownStep, focusRequest] = useFacts(form.store, (facts) => [facts.activeStep, facts.focusRequest]);
  const root = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<{ shownStep: 1 | 2; focusRequest: typeof focusRequest }>({
    shownStep: 1,
    focusRequest,
  });
  useLayoutEffect(() => {
    if (!isShown) return;
    const { current: before } = last;
    last.current = { shownStep, focusRequest };
    const isFocusRequested = focusRequest && focusRequest !== before.focusRequest;
    if (isFocusRequested && root.current && revealField(root.current, focusRequest.field)) return;
    if (shownStep === before.shownStep) return;
    // Scrolls at once, because a moving step could not be tapped.
    host.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [shownStep, focusRequest, host, isShown]);
  return { root, heading, shownStep };
};
