import { useEffect, useState } from 'react';

/** Milliseconds that a busy page may keep it waiting. */
const patience = 500;

/**
 * False until a frame with the component has been drawn and the page has nothing else to do, other widgets' first
 * prices above all, or something is pressed. A part, which nobody sees, waits for nothing yet.
 */
export const useIdle = (isPart?: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isPart) return;
    const draw = () => setDrawn(true);
    // Safari has no idle callbacks.
    const asked = window.requestIdleCallback?.(draw, { timeout: patience }) ?? draw();
    addEventListener('pointerdown', draw);
    return () => {
      removeEventListener('pointerdown', draw);
      if (asked) cancelIdleCallback(asked);
    };
  }, [isPart]);
  return isDrawn;
};
