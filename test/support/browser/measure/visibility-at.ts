import type { Locator } from 'playwright-core';

/** Stops the animations of an element at a time, in ms; returns the visibility that the element then has. */
export const visibilityAt = (element: Locator, ms: number): Promise<string> =>
  element.evaluate((node, time) => {
    for (const animation of node.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
    return getComputedStyle(node).visibility;
  }, ms);
