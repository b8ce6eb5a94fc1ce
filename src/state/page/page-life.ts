interface PageLife {
  /** Called when the page may be closed. Unsaved data must be stored before the call returns. */
  leave(): void;
  /** Called when the browser restores the page from its back/forward cache. */
  comeBack(): void;
}

/** Subscribes to the page's life cycle; does nothing on the server. Returns the unsubscribe function. */
export const followPageLife = ({ leave, comeBack }: PageLife): (() => void) => {
  const page = typeof window === 'undefined' ? undefined : window;
  const comeBackIfStored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) comeBack();
  };
  page?.addEventListener('pagehide', leave);
  page?.addEventListener('pageshow', comeBackIfStored);
  page?.document.addEventListener('visibilitychange', leave);
  return () => {
    page?.removeEventListener('pagehide', leave);
    page?.removeEventListener('pageshow', comeBackIfStored);
    page?.document.removeEventListener('visibilitychange', leave);
  };
};
