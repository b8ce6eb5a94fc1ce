import { type RefObject, useEffect, useRef } from 'react';

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
