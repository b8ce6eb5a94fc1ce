import { useEffect, useState } from 'react';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { useCabinet } from '../context/cabinet-context.ts';

/** The site's config and dictionaries once they are here. Pages stay usable without them. */
export const useSite = (): Bootstrap | null => {
  const { site } = useCabinet();
  const [found, setFound] = useState<Bootstrap | null>(null);
  useEffect(() => {
    let isShown = true;
    site().then((answer) => {
      if (isShown && !answer.failed) setFound(answer.payload);
    });
    return () => {
      isShown = false;
    };
  }, [site]);
  return found;
};
