import heights from '../../embed/loader/heights.json';
import { attributes, scriptAttributes } from '../../public-interface/attributes.ts';
import { elements } from '../../public-interface/elements.ts';
import { events } from '../../public-interface/events.ts';
import { idOf, named, table } from './markdown-table.ts';

const own: Readonly<Record<string, Readonly<Record<string, number>>>> = heights;

/** Variants of a widget that have their own heights, as they are named in heights.json. */
const kinds = ['', ' of version 2', ' of m3_d1'];

/** Returns a Markdown table of the heights that a page should reserve for a widget. */
const heightsOf = (widget: string): string =>
  table(
    ['width of the element', 'height to reserve'],
    kinds.flatMap((kind) =>
      Object.entries(own[widget + kind] ?? {}).map(([width, height]) => [
        `${width === '0' ? 'any' : `from ${width} px`}${kind.replace(' of', ',')}`,
        `${height} px`,
      ]),
    ),
  );

const tagOf = (widget: string) => `\`<octavo-${widget}>\``;
export const elementLink = (widget: string) =>
  `[${tagOf(widget)}](/docs/elements/#${idOf('element', widget)})`;
const links = (path: string, kind: string, names: readonly string[], show = (name: string) => name) =>
  names.map((name) => `[\`${show(name)}\`](${path}#${idOf(kind, name)})`).join(', ');

const namesFor = (rows: Readonly<Record<string, { of: readonly string[] }>>, widget: string) =>
  Object.entries(rows).flatMap(([name, { of }]) => (of.includes(widget) ? [name] : []));

export const elementEntries = () =>
  elements
    .map(({ widget, needs, shows }) => {
      const opening = [`octavo-${widget}`, needs].filter(Boolean).join(' ');
      return [
        `## <octavo-${widget}> {#${idOf('element', widget)}}`,
        `Shows ${shows}.`,
        `\`\`\`html\n<${opening}></octavo-${widget}>\n\`\`\``,
        `- Attributes: ${links('/docs/elements/', 'attribute', namesFor(attributes, widget))}`,
        `- Events: ${links('/docs/events/', 'event', namesFor(events, widget), (name) => `octavo:${name}`)}`,
        heightsOf(widget),
      ].join('\n\n');
    })
    .join('\n\n');

export const attributeEntries = () =>
  table(
    ['attribute', 'elements', 'values'],
    Object.entries(attributes).map(([name, { of, values }]) => [
      named('attribute', name),
      of.length === elements.length ? 'all' : of.map(elementLink).join(', '),
      values,
    ]),
  );

export const scriptAttributeEntries = () =>
  table(
    ['attribute', 'default', 'meaning'],
    Object.entries(scriptAttributes).map(([name, row]) => [
      named('script-attribute', name),
      row.default,
      row.meaning,
    ]),
  );
