type Code = typeof import('./follow-translation.ts');

/** Follows a translator over the widget's texts (follow-translation.ts) once that `code` has come. Returns how to stop. */
export const lazyTranslation = (
  host: HTMLElement,
  code: Promise<Pick<Code, 'followTranslation'>>,
): (() => void) => {
  const following = code.then(
    ({ followTranslation }) => followTranslation(host.shadowRoot ?? host),
    () => () => {},
  );
  return () => void following.then((stop) => stop());
};
