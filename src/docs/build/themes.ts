import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cell, table } from './markdown-table.ts';

const folder = 'src/playground/themes';

/** An example theme, as read from its style sheet. */
export interface Theme {
  name: string;
  /** Description: the comment at the beginning of the style sheet. */
  about: string;
  /** Colour scheme for which the theme is made: light or dark. */
  scheme: string;
  /** Values of tokens by their names without `--octavo-`. */
  tokens: Readonly<Record<string, string>>;
}

const readTheme = (file: string): Theme => {
  const css = readFileSync(join(folder, file), 'utf8');
  const tokens = [...css.matchAll(/--octavo-([\w-]+):\s*([^;]+);/g)];
  const name = basename(file, '.css');
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    about: /\/\* (.+?) \*\//.exec(css)?.[1] ?? '',
    scheme: /color-scheme: (\w+)/.exec(css)?.[1] ?? '',
    tokens: Object.fromEntries(tokens.map(([, token = '', value = '']) => [token, value.trim()])),
  };
};

/** Reads the example themes from their style sheets. */
export const readThemes = (): Theme[] => readdirSync(folder).sort().map(readTheme);

export const themeEntries = (): string =>
  table(
    ['theme', 'look', 'style sheet'],
    readThemes().map(({ name, about, scheme, tokens }) => {
      const file = `${name.toLowerCase()}.css`;
      const values = Object.entries(tokens).map(([token, value]) => [`token-${token}`, value]);
      const query = new URLSearchParams([['scheme', scheme], ...values]);
      return [`[${name}](/playground/?${query})`, cell(about), `[\`${file}\`](/playground/themes/${file})`];
    }),
  );
