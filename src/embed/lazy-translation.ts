/** Follows a translator over the widget's texts (follow-translation.ts) once that code has come. Returns how to stop. */
export const lazyTranslation = (host: HTMLElement): (() => void) => {
  const following = import('./follow-translation.ts').then(
    ({ followTranslation }) => followTranslation(host.shadowRoot ?? host),
    () => () => {},
  );
  return () => void following.then((stop) => stop());
};
