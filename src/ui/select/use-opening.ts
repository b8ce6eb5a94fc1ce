import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';
import { firstSize, fullSize } from './window-of.ts';

type Place = RefObject<HTMLElement | null>;

/**
 * Opens in three steps, each in a frame of its own: what takes the focus, unseen; with it the rows in sight; those around
 * them. Gives how many rows there may be.
 */
export const useOpening = (isOpen: boolean, popup: Place, input: Place): number => {
  const [size, setSize] = useState(0);
  const placed = useRef<ReturnType<typeof placeBeside>>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (popup.current) placed.current = placeBeside(popup.current);
    input.current?.focus({ preventScroll: true });
    return () => placed.current?.stop();
  }, [isOpen, popup, input]);
  useLayoutEffect(() => {
    if (!size) return;
    if (size === firstSize) placed.current?.place();
    // Headings that come with more rows above move it away.
    popup.current?.querySelector('.active')?.scrollIntoView({ block: 'center' });
  }, [popup, size]);
  useEffect(() => {
    if (isOpen) setSize(size ? fullSize : firstSize);
  }, [isOpen, size]);
  return size;
};
