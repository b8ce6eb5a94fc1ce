import { useEffect, useState } from 'react';

/** Milliseconds after which a busy page counts as idle. */
const idleTimeoutMs = 500;

/**
 * Returns false until the component has been rendered and the page is idle or the visitor presses somewhere. The price and
 * other widgets are thus shown before.
 */
export const useIdle = (): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const draw = () => setDrawn(true);
    // Draws at once in Safari, which has no idle callbacks.
    const asked = window.requestIdleCallback?.(draw, { timeout: idleTimeoutMs }) ?? draw();
    addEventListener('pointerdown', draw);
    return () => {
      removeEventListener('pointerdown', draw);
      if (asked) cancelIdleCallback(asked);
    };
  }, []);
  return isDrawn;
};
