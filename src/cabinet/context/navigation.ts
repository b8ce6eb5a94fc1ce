export interface Place {
  /** Path and query of the page shown. */
  path: string;
  /** Pages shown since the document was loaded, the first left out. */
  pageViews: number;
}

export interface Navigation {
  /** Shows another page of the cabinet; `replace` leaves no way back to this one. */
  go(path: string, replace?: 'replace'): void;
}

const readers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to where a page was left as soon as it is long enough again, unless its reader is faster. */
const scrollBack = (page: Window, top: number): (() => void) => {
  const root = page.document.documentElement;
  const observer = new ResizeObserver(() => {
    if (root.scrollHeight < top + page.innerHeight) return;
    page.scrollTo({ top, behavior: 'instant' });
    stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of readers) page.removeEventListener(type, stop);
  };
  for (const type of readers) page.addEventListener(type, stop, { passive: true });
  observer.observe(page.document.body);
  return stop;
};

/** Keeps the page shown in step with the address, with back and forward, and with where each was scrolled to. */
export const createNavigation = (page: Window, store: Place): Navigation => {
  const { history, location } = page;
  let stop = () => {};
  const restore = () => {
    stop();
    stop = scrollBack(page, Number(history.state?.top) || 0);
  };
  const remember = () => history.replaceState({ ...history.state, top: page.scrollY }, '');
  const show = (path: string) => {
    store.path = path;
    store.pageViews += 1;
  };
  // Pages arrive after the browser's own attempt at this.
  history.scrollRestoration = 'manual';
  page.addEventListener('pagehide', remember);
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
      remember();
      if (replace) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
      show(path);
      page.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
};
