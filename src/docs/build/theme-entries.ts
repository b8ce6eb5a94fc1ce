import type { Documents } from './compose.ts';
import type { Entries } from './entries.ts';
import { cell, table } from './markdown-table.ts';
import { readTheme } from './read-theme.ts';

const pattern = /^src\/playground\/themes\/(\w+)\.css$/;

/** Creates the function that writes the table of example themes, from their style sheets. */
export const createThemeEntries = (documents: Documents): Entries => ({
  themes: () =>
    table(
      ['theme', 'look', 'style sheet'],
      [...documents].flatMap(([path, css]) => {
        const [, name] = pattern.exec(path) ?? [];
        if (!name) return [];
        const { about, scheme, tokens } = readTheme(css);
        const query = new URLSearchParams({
          scheme,
          ...Object.fromEntries(Object.entries(tokens).map(([token, value]) => [`token-${token}`, value])),
        });
        const title = name.charAt(0).toUpperCase() + name.slice(1);
        return [
          [
            `[${title}](/playground/?${query})`,
            cell(about),
            `[\`${name}.css\`](/playground/themes/${name}.css)`,
          ],
        ];
      }),
    ),
});
