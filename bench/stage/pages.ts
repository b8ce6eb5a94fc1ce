import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const octavo = '/embed/octavo.js';

/** A stranger's page: a few words, the widget in a block that reserves its height, a few more words. */
const page = (script: string, elements: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Papers</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/bench/page.css" />
    ${script && `<script async src="${script}" data-octavo></script>`}
  </head>
  <body>
    <h1>Papers by writers in your field</h1>
    <p>See what yours costs before you say who you are.</p>
    ${elements}
    <p>Revisions are free until it is right.</p>
  </body>
</html>
`;

const element = (name: string) => `<octavo-${name} loading="eager"></octavo-${name}>`;

const styles = (
  heights: Record<string, readonly number[]>,
) => `body { margin: 16px; font: 16px/1.5 system-ui; }
${Object.entries(heights)
  .map(([name, [height]]) => `octavo-${name} { display: block; min-height: ${height}px; }`)
  .join('\n')}
`;

/** Writes the pages that are measured into a folder the server serves as `/bench/`. */
export const writePages = async (folder: string, peers: readonly string[]) => {
  await mkdir(folder, { recursive: true });
  const heights = JSON.parse(await readFile('src/embed/heights.json', 'utf8'));
  const calculator = element('calculator');
  const pages: Record<string, string> = {
    empty: page('', ''),
    calculator: page(octavo, calculator),
    'price-list': page(octavo, element('price-list')),
    'order-form': page(octavo, element('order-form')),
    'two-widgets': page(octavo, calculator + element('price-list')),
    'twenty-calculators': page(octavo, calculator.repeat(20)),
    ...Object.fromEntries(peers.map((name) => [name, page(`/bench/${name}.js`, calculator)])),
  };
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, `${name}.html`), html);
  await writeFile(join(folder, 'page.css'), styles(heights));
};
