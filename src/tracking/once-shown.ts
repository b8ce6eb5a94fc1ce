/**
 * Calls `run` at once on a shown page. A prerendered page and a tab in the background are hidden; there, `run` is called once
 * they are shown.
 */
export const onceShown = (run: () => void, options?: { signal: AbortSignal }): void => {
  if (document.hidden)
    document.addEventListener('visibilitychange', () => onceShown(run, options), { ...options, once: true });
  else run();
};
