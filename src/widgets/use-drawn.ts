import { type RefObject, useEffect, useState } from 'react';

/**
 * False until a frame with the component has been drawn: what need not be in it waits for a task of its own. `before`
 * remembers, for as long as its owner lives, that one has been.
 */
export const useDrawn = (before?: RefObject<boolean>): boolean => {
  const [isDrawn, setDrawn] = useState(before?.current ?? false);
  useEffect(() => {
    if (before) before.current = true;
    setDrawn(true);
  }, [before]);
  return isDrawn;
};
