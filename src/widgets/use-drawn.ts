import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds that a busy page may keep it waiting. */
const patience = 500;

/**
 * False until a frame with the component has been drawn and the page has nothing else to do, other widgets' first
 * prices above all. `before` remembers, for as long as its owner lives, that this has been.
 */
export const useDrawn = (before?: RefObject<boolean>): boolean => {
  const [isDrawn, setDrawn] = useState(before?.current ?? false);
  useEffect(() => {
    if (before) before.current = true;
    const draw = () => setDrawn(true);
    // Safari has no idle callbacks.
    window.requestIdleCallback?.(draw, { timeout: patience }) ?? draw();
  }, [before]);
  return isDrawn;
};
