/** Whether the page is dark now, by its `color-scheme`. */
export const isDark = () => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return (
    /dark/.test(colorScheme) &&
    (!/light/.test(colorScheme) || matchMedia('(prefers-color-scheme:dark)').matches)
  );
};

export const knowsLightDark = () => CSS.supports('color:light-dark(red,red)');

/**
 * Makes a style sheet of a text. A browser without light-dark() gets the colour that suits the page at this moment:
 * inside a custom property it could not fall back by itself. Functions inside light-dark() stand in `@supports`.
 */
export const createSheet = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    knowsLightDark() ? text : text.replace(/light-dark\(([^(]+?),([^(]+?)\)/g, isDark() ? '$2' : '$1'),
  );
  return sheet;
};
