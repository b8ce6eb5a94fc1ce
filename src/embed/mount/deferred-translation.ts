type Code = typeof import('./follow-page.ts');

/** Adapts the widget to its browser and page (follow-page.ts) once that `code` has come. Returns how to stop. */
export const lazyTranslation = (host: HTMLElement, code: Promise<Pick<Code, 'followPage'>>): (() => void) => {
  const following = code.then(
    ({ followPage }) => followPage(host.shadowRoot ?? host),
    () => () => {},
  );
  return () => void following.then((stop) => stop());
};
