/** Returns whether the page is currently dark, by its `color-scheme`. */
export const isDark = () => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return (
    /dark/.test(colorScheme) &&
    (!/light/.test(colorScheme) || matchMedia('(prefers-color-scheme:dark)').matches)
  );
};

export const knowsLightDark = () => CSS.supports('color:light-dark(red,red)');

/**
 * Creates a style sheet. For a browser without light-dark(), replaces it by the colour for the page's current scheme,
 * because a custom property has no fallback for an unknown function. The replacement does not support nested functions,
 * so light-dark() with a function inside is used in `@supports` only.
 */
export const createSheet = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    knowsLightDark() ? text : text.replace(/light-dark\(([^(]+?),([^(]+?)\)/g, isDark() ? '$2' : '$1'),
  );
  return sheet;
};
