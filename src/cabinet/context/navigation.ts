export interface Place {
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
    stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of userEvents) page.removeEventListener(type, stop);
  };
  for (const type of userEvents) page.addEventListener(type, stop, { passive: true });
  observer.observe(page.document.body);
  return stop;
};

/** Keeps the current page, the address and the history in agreement, and restores the scroll position of each page. */
export const createNavigation = (page: Window, store: Place): Navigation => {
  const { history, location } = page;
  let stop = () => {};
  const restore = () => {
    stop();
    stop = restoreScroll(page, Number(history.state?.top) || 0);
  };
  const storeScroll = () => history.replaceState({ ...history.state, top: page.scrollY }, '');
  const show = (path: string) => {
    store.path = path;
    store.pageViews += 1;
  };
  // Turns off the browser's own restoring, because it happens before the data of a page is loaded.
  history.scrollRestoration = 'manual';
  page.addEventListener('pagehide', storeScroll);
  page.addEventListener('popstate', () => {
    const path = location.pathname + location.search;
    if (path === store.path) return;
    show(path);
    restore();
  });
  restore();
  return {
    go: (path, replace) => {
      stop();
      storeScroll();
      if (replace) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
      show(path);
      page.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
};
