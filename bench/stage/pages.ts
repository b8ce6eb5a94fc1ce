import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyHeightRule } from '../../src/docs/build/heights.ts';
import { peers } from './subjects.ts';

/** Returns the `<script>` with the first view of one widget, as the guide recommends for a page with that widget. */
const scriptOf = (name: string) => `<script async src="/embed/${name}.js" data-octavo></script>`;

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

/** Returns a page that includes the widget as finished HTML. */
const prerenderedPage = (widget: string) =>
  page(scriptOf(widget), `<!--#include virtual="/embed/${widget}.html?styles=inline" -->`);

const calculator = element('calculator');
const pages: Readonly<Record<string, string>> = {
  empty: page('', plainPrice),
  calculator: page(scriptOf('calculator'), calculator),
  'prerendered-calculator': prerenderedPage('calculator'),
  'prerendered-order-form': prerenderedPage('order-form'),
  'price-list': page(scriptOf('price-list'), element('price-list')),
  'order-form': page(scriptOf('order-form'), element('order-form')),
  checkout: page(scriptOf('checkout'), element('order-form', ' template="m3_d1"')),
  ...Object.fromEntries(
    Object.keys(peers).map((name) => [
      name,
      page(`<script async type="module" src="/bench/${name}.js"></script>`, calculator),
    ]),
  ),
};

/** Writes the measured pages into a folder that a server serves as `/bench/`. */
export const writePages = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, `${name}.html`), html);
  const styles = `body { margin: 16px; font: 16px/1.5 system-ui; }\n${everyHeightRule(32)}\n`;
  await writeFile(join(folder, 'page.css'), styles);
};
