import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element if no element has the focus any more. It checks this when the component is first shown and
 * whenever `change` changes. A focus on any other element is kept.
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
