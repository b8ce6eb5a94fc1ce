/** An example theme, as read from its style sheet. */
export interface Theme {
  /** Description: the comment at the beginning of the style sheet. */
  about: string;
  /** Colour scheme for which the theme is made: light or dark. */
  scheme: string;
  /** Values of tokens by their names without `--octavo-`. */
  tokens: Readonly<Record<string, string>>;
}

/** Reads the style sheet of an example theme. */
export const readTheme = (css: string): Theme => ({
  about: /\/\* (.+?) \*\//.exec(css)?.[1] ?? '',
  scheme: /color-scheme: (\w+)/.exec(css)?.[1] ?? '',
  tokens: Object.fromEntries(
    [...css.matchAll(/--octavo-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  ),
});
