import { type ComponentType, useEffect, useRef, useState } from 'react';
import { inTime } from '../api/in-time.ts';
import type { PageProps, Route } from './routes.ts';

export interface FoundPage {
  /** Absent until it is downloaded; one that was shown before is here at once. */
  Page: ComponentType<PageProps> | undefined;
  isFailed: boolean;
  /** Asks again for what failed. */
  load: () => void;
}

/** Downloads the page of a route when it is first shown; one that comes after its time is shown all the same. */
export const usePage = (route: Route): FoundPage => {
  const pages = useRef(new Map<Route, ComponentType<PageProps>>());
  const [failed, setFailed] = useState<Route | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again for the same page
  useEffect(() => {
    setFailed(null);
    if (pages.current.has(route)) return;
    let isWanted = true;
    const coming = route.load().then((Page) => setCount(pages.current.set(route, Page).size));
    inTime(coming).catch(() => isWanted && setFailed(route));
    return () => {
      isWanted = false;
    };
  }, [route, attempt]);
  return {
    Page: pages.current.get(route),
    isFailed: failed === route,
    load: () => setAttempt(attempt + 1),
  };
};
