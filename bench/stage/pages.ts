import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Heights } from '../../src/embed/first-view/element-state.ts';

const loader = '<script async src="/embed/octavo.js" data-octavo></script>';
/** Returns the `<script>` with the first view of one widget, as the guide recommends for a page with that widget. */
const scriptOf = (name: string) => loader.replace('octavo', name);

/** Returns a site owner's page: some text, the widget in a block that reserves its height, and more text. */
const page = (script: string, elements: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Papers</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/bench/page.css" />
    ${script}
  </head>
  <body>
    <h1>Papers by writers in your field</h1>
    <p>See what yours costs before you say who you are.</p>
    ${elements}
    <p>Revisions are free until it is right.</p>
  </body>
</html>
`;

/** Markup of a price without a widget. A page with it shows the cost of the page alone. */
const plainPrice =
  '<octavo-nothing><template shadowrootmode="open"><p data-price="total">$0</p></template></octavo-nothing>';

const element = (name: string, attributes = '') => `<octavo-${name}${attributes}></octavo-${name}>`;

/** Pictures of a host page. The first one is its largest contentful paint. */
const pictures = ['light', 'dark']
  .map((look) => `<img src="/bench/landing-${look}.jpg" width="1024" height="720" alt="" />`)
  .join('');

/** Returns a page that includes the widget as finished HTML. */
const prerendered = (widget: string) =>
  page(scriptOf(widget), `<!--#include virtual="/embed/${widget}.html?styles=inline" -->`);

/** Replaces widgets that are finished HTML with elements that wait for their script. */
const withoutFragments = (html: string) =>
  html
    .replace(
      /<!--#include virtual="\/embed\/([a-z-]+)\.html\?([^"]*)" -->/g,
      (_include, widget: string, query: string) => {
        const { styles: _, ...attributesByName } = Object.fromEntries(new URLSearchParams(query));
        const attributes = Object.entries(attributesByName).map(([name, value]) => `${name}="${value}"`);
        return `<octavo-${widget} ${attributes.join(' ')}></octavo-${widget}>`;
      },
    )
    .replace('</head>', '<link rel="stylesheet" href="/bench/heights.css" /></head>');

/** Returns styles that reserve the height of each widget on a phone. */
const heightStyles = (heights: Record<string, Heights>) =>
  Object.entries(heights)
    .filter(([name]) => !name.endsWith(' of version 2'))
    .map(
      ([name, { 0: height }]) =>
        `octavo-${name.replace(/ of (.*)/, '[template=$1]')} { display: block; min-height: ${height}px; }`,
    )
    .join('\n');

/** Writes the measured pages into a folder that the server on `port` serves as `/bench/`. */
export const writePages = async (folder: string, port: number, peers: readonly string[]) => {
  await mkdir(folder, { recursive: true });
  const heights = JSON.parse(await readFile('src/embed/loader/heights.json', 'utf8'));
  const landing = await readFile(join(folder, '../index.html'), 'utf8');
  const calculator = element('calculator');
  const pages: Record<string, string> = {
    empty: page('', plainPrice),
    calculator: page(scriptOf('calculator'), calculator),
    'prerendered-calculator': prerendered('calculator'),
    'prerendered-order-form': prerendered('order-form'),
    'landing-without-fragments': withoutFragments(landing),
    'price-list': page(scriptOf('price-list'), element('price-list')),
    'order-form': page(scriptOf('order-form'), element('order-form')),
    checkout: page(scriptOf('checkout'), element('order-form', ' template="m3_d1"')),
    pictures: page('', plainPrice + pictures),
    'pictures-calculator': page(scriptOf('calculator'), pictures + calculator),
    loader: page(loader, calculator),
    preloaded: page(`<!--#include virtual="/embed/preload/calculator.html" -->${loader}`, calculator),
    // This page's site differs from the script's site, so the widget has to fetch its data.
    fetched: page(scriptOf('calculator').replace('/embed', `//v2.localhost:${port}/embed`), calculator),
  };
  for (const name of peers) {
    const script = `<script async type="module" src="/bench/${name}.js"></script>`;
    pages[name] = page(script, calculator);
    pages[`pictures-${name}`] = page(script, pictures + calculator);
  }
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, `${name}.html`), html);
  const reserved = heightStyles(heights);
  await cp('bench/pictures', folder, { recursive: true });
  await writeFile(join(folder, 'heights.css'), reserved);
  await writeFile(
    join(folder, 'page.css'),
    `body { margin: 16px; font: 16px/1.5 system-ui; }\nimg { width: 100%; height: auto; }\n${reserved}\n`,
  );
};
