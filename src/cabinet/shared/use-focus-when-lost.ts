import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus that has fallen to the page because what held it is gone: when this appears, and whenever `change`
 * changes. Whoever is busy elsewhere is left alone.
 */
export const useFocusWhenLost = <E extends HTMLElement>(change?: unknown): RefObject<E | null> => {
  const element = useRef<E>(null);
  const known = useRef(change);
  useEffect(() => {
    const isNews = change === undefined || change !== known.current;
    known.current = change;
    if (isNews && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [change]);
  return element;
};
