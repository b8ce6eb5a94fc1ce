import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';
import { firstSize, fullSize } from './window-of.ts';

type Target = RefObject<HTMLElement | null>;

/**
 * Opens a list in three frames: first the invisible popup with the focus, then the visible rows, then the rows around
 * them. Returns the number of rows to render.
 */
export const useOpening = (isOpen: boolean, popup: Target, input: Target): number => {
  const [size, setSize] = useState(0);
  const placement = useRef<ReturnType<typeof placeBeside>>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (popup.current) placement.current = placeBeside(popup.current);
    input.current?.focus({ preventScroll: true });
    return () => placement.current?.stop();
  }, [isOpen, popup, input]);
  useLayoutEffect(() => {
    if (!size) return;
    if (size === firstSize) placement.current?.place();
    // Scrolls again after more rows were rendered, because headings above the active row have moved it.
    popup.current?.querySelector('.active')?.scrollIntoView({ block: 'center' });
  }, [popup, size]);
  useEffect(() => {
    if (isOpen) setSize(size ? fullSize : firstSize);
  }, [isOpen, size]);
  return size;
};
