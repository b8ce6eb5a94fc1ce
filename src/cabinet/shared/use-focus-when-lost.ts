import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element if the focused element has disappeared: when the component is first shown, or whenever `change`
 * changes. A focus on any other element stays there.
 */
export const useFocusWhenLost = <E extends HTMLElement>(change?: unknown): RefObject<E | null> => {
  const element = useRef<E>(null);
  const lastChange = useRef(change);
  useEffect(() => {
    const hasChanged = change === undefined || change !== lastChange.current;
    lastChange.current = change;
    if (hasChanged && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
  }, [change]);
  return element;
};
