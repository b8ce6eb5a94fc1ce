import { useEffect, useState } from 'react';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { useCabinet } from '../context/cabinet-context.ts';

/** Returns the site's config and dictionaries; null until they are loaded. Pages must be usable without them. */
export const useSite = (): Bootstrap | null => {
  const { site } = useCabinet();
  const [found, setFound] = useState<Bootstrap | null>(null);
  useEffect(() => {
    let isShown = true;
    site().then((result) => {
      if (isShown && !result.failed) setFound(result.payload);
    });
    return () => {
      isShown = false;
    };
  }, [site]);
  return found;
};
