import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PageProps, Route } from './routes.ts';

export interface FoundPage {
  /** Absent until it is downloaded; one that was shown before is here at once. */
  Page: ComponentType<PageProps> | undefined;
  isFailed: boolean;
  load: () => void;
}

/** Downloads the page of a route when it is first shown. */
export const usePage = (route: Route): FoundPage => {
  const pages = useRef(new Map<Route, ComponentType<PageProps>>());
  const [failed, setFailed] = useState<Route | null>(null);
  const [, setCount] = useState(0);
  const load = () => {
    setFailed(null);
    if (pages.current.has(route)) return;
    route.load().then(
      (Page) => setCount(pages.current.set(route, Page).size),
      () => setFailed(route),
    );
  };
  useEffect(load, [route]);
  return { Page: pages.current.get(route), isFailed: failed === route, load };
};
