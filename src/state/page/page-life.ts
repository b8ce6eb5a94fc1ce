interface PageLife {
  /** The page may not come back: what is to be kept must be kept now. */
  leave(): void;
  /** The page is back as it was left, from the browser's memory. */
  comeBack(): void;
}

/** Tells a widget what becomes of its page; nothing where there is none. Returns how to stop. */
export const followPage = ({ leave, comeBack }: PageLife): (() => void) => {
  const page = typeof window === 'undefined' ? undefined : window;
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) comeBack();
  };
  page?.addEventListener('pagehide', leave);
  page?.addEventListener('pageshow', show);
  page?.document.addEventListener('visibilitychange', leave);
  return () => {
    page?.removeEventListener('pagehide', leave);
    page?.removeEventListener('pageshow', show);
    page?.document.removeEventListener('visibilitychange', leave);
  };
};
