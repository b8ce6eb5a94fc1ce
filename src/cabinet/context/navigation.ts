export interface NavigationFacts {
  /** Path and query of the current page. */
  path: string;
  /** Number of pages shown since the document was loaded; the first one is not counted. */
  pageViews: number;
}

export interface Navigation {
  /** Opens another page of the cabinet. With `replace`, the back button skips the page that was left. */
  go(path: string, replace?: 'replace'): void;
}

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the stored position as soon as the page is high enough, unless the customer scrolls first. Returns the
 * function that stops this.
 */
const restoreScroll = (page: Window, top: number): (() => void) => {
  const root = page.document.documentElement;
  const observer = new ResizeObserver(() => {
    if (root.scrollHeight < top + page.innerHeight) return;
    page.scrollTo({ top, behavior: 'instant' });
    stopRestoring();
  });
  const stopRestoring = () => {
    observer.disconnect();
    for (const type of userEvents) page.removeEventListener(type, stopRestoring);
  };
  for (const type of userEvents) page.addEventListener(type, stopRestoring, { passive: true });
  observer.observe(page.document.body);
  return stopRestoring;
};

/** Keeps the current page, the address and the history in agreement, and restores the scroll position of each page. */
export const createNavigation = (page: Window, store: NavigationFacts): Navigation => {
  const { history, location } = page;
  let stopRestoring = () => {};
  const restorePage = () => {
    stopRestoring();
    stopRestoring = restoreScroll(page, Number(history.state?.top) || 0);
  };
  const storeScroll = () => history.replaceState({ ...history.state, top: page.scrollY }, '');
  const showPage = (path: string) => {
    store.path = path;
    store.pageViews += 1;
  };
  // Turns off the browser's own restoring, because it happens before the data of a page is loaded.
  history.scrollRestoration = 'manual';
  page.addEventListener('pagehide', storeScroll);
  page.addEventListener('popstate', () => {
    const path = location.pathname + location.search;
    if (path === store.path) return;
    showPage(path);
    restorePage();
  });
  restorePage();
  return {
    go: (path, replace) => {
      stopRestoring();
      storeScroll();
      if (replace) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
      showPage(path);
      page.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
};
