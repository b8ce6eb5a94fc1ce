import Slugger from 'github-slugger';
import hljs from 'highlight.js/lib/common';
import { Marked, type RendererObject, type Token } from 'marked';
import { type Addresses, repositoryPrefix } from './compose.ts';
import { escapeHtml, withoutTags } from './html.ts';

export interface Heading {
  level: number;
  id: string;
  /** HTML of the heading's text without links. */
  html: string;
}

export interface Rendered {
  title: string;
  html: string;
  headings: readonly Heading[];
}

/** Returns a snippet as highlighted HTML. A snippet in an unknown language is only escaped. */
const highlight = (text: string, language: string) =>
  hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escapeHtml(text);

/** Returns the anchor of a name in a table: `octavo-price` for `octavo:price`, `mount` for `mount(name, place)`. */
export const anchorOf = (name: string): string =>
  (/[\w-][^\s(&]*/.exec(name.replace(/&\w+;|</g, ' '))?.[0] ?? '').replace(/[^\w-]+/g, '-').replace(/-$/, '');

/**
 * Gives each name in the first column of a table an anchor, so that links and the search can point to it. The comma behind a
 * name is left out, because it would stand alone in a line of a narrow column.
 */
const withAnchors = (html: string, slugger: Slugger) =>
  html.replace(/<tr>\s*<td>.*?<\/td>/gs, (cell) =>
    cell.replace(
      /<code( class="name")?>(.*?)<\/code>,?/g,
      (_, kind = '', name: string) =>
        `<code id="${slugger.slug(anchorOf(name), true)}"${kind}>${name}</code>`,
    ),
  );

/**
 * Makes the first cell of each row its header, and gives the others the name of their column, which a phone shows before the
 * cell's text. A column without a name gets one for screen readers.
 */
const withHeaders = (table: string) => {
  const names = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, name = '']) => withoutTags(name));
  const cellOf = (cell: string, column: number) =>
    column === 0
      ? cell.replace('<td', '<th scope="row"').replace('</td>', '</th>')
      : cell.replace('<td', `<td data-label="${names[column] ?? ''}"`);
  return table
    .replace(/<tr>\s*<td.*?<\/tr>/gs, (row) => {
      const [start = '', ...cells] = row.split(/(?=<td)/);
      return start + cells.map(cellOf).join('');
    })
    .replace('<th></th>', '<th><span class="hidden-label">Name</span></th>');
};

/**
 * Puts each table into a box, so that only the table scrolls sideways. A table of four columns is wider than a tablet, so its
 * box can be reached by keyboard.
 */
const withScrolling = (html: string) =>
  html.replace(/<table>.*?<\/table>/gs, (table) => {
    const isWide = table.split(/<th\b/).length > 4;
    return `<div class="table"${isWide ? ' role="group" aria-label="Table" tabindex="0"' : ''}>${withHeaders(table)}</div>`;
  });

/** Lets single names in tables break between their words, because a column can be narrower than a name. */
const withBreaks = (html: string) =>
  html.replace(/<table>.*?<\/table>/gs, (table) =>
    table.replace(/(?<=<code[^>]*>)[^<\s]+(?=<)/g, (name) =>
      name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[_:=/])(?=\w)/g, '<wbr>'),
    ),
  );

/** Creates the renderer of a page, which adds the page's headings to `headings`. */
const createRenderer = (addresses: Addresses, headings: Heading[], slugger: Slugger): RendererObject => ({
  heading({ depth, text, tokens }) {
    const html = this.parser.parseInline(tokens);
    const id = slugger.slug(text);
    headings.push({ level: depth, id, html: html.replace(/<\/?a[^>]*>/g, '') });
    const anchor = `<a class="anchor" href="#${id}" aria-label="Link to ${withoutTags(html)}">#</a>`;
    return `<h${depth} id="${id}">${html}${depth > 1 ? anchor : ''}</h${depth}>\n`;
  },
  code({ text, lang = '' }) {
    return `<div class="code"><pre tabindex="0"><code data-language="${lang}">${highlight(text, lang)}</code></pre></div>\n`;
  },
  codespan({ text }) {
    return `<code${/^\S{1,24}$/.test(text) ? ' class="name"' : ''}>${escapeHtml(text)}</code>`;
  },
  link({ href, tokens }) {
    const path = href.replace(repositoryPrefix, '');
    const address = path === href ? href : addresses.get(path);
    if (!address) throw new Error(`The guides link to ${path}, which no page shows.`);
    return `<a href="${escapeHtml(address)}">${this.parser.parseInline(tokens)}</a>`;
  },
});

/** Renders a page. `addresses` has the addresses of all pages, for the links between them. */
export const render = (tokens: Token[], addresses: Addresses): Rendered => {
  const headings: Heading[] = [];
  const slugger = new Slugger();
  const marked = new Marked({ renderer: createRenderer(addresses, headings, slugger) });
  // Styles align the columns, so the attribute with which Markdown's colons end up is left out.
  const parsed = marked.parser(tokens).replace(/ align="\w+"/g, '');
  const html = withScrolling(withBreaks(withAnchors(parsed, slugger)));
  const [title, ...others] = headings;
  return { title: withoutTags(title?.html ?? ''), html, headings: others };
};
