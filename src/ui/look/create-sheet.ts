/** Returns whether an element is currently dark, according to its `color-scheme`. */
export const isDark = (element: Element = document.documentElement) => {
  const { colorScheme } = getComputedStyle(element);
  return (
    /dark/.test(colorScheme) &&
    (!/light/.test(colorScheme) || matchMedia('(prefers-color-scheme:dark)').matches)
  );
};

export const knowsLightDark = () => CSS.supports('color:light-dark(red,red)');

/**
 * Creates a style sheet. For a browser without light-dark(), the function is replaced by the colour of the page's
 * current scheme. A custom property has no fallback for an unknown function, so the replacement is needed. It does not
 * understand nested functions, so light-dark() with a function inside may only stand in `@supports`.
 */
export const createSheet = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    knowsLightDark() ? text : text.replace(/light-dark\(([^(]+?),([^(]+?)\)/g, isDark() ? '$2' : '$1'),
  );
  return sheet;
};
