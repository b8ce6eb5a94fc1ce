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

/**
 * Scrolls a row of links to the current one, because on a phone the row may be wider than the screen. It scrolls again
 * when `current` changes. Returns the reference for the row, which needs a CSS position.
 */
export const useCurrentInView = (current: unknown): RefObject<HTMLElement | null> => {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on it
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return list;
};
