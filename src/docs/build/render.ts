import Slugger from 'github-slugger';
import hljs from 'highlight.js/lib/common';
import { Marked, type RendererObject, type Token } from 'marked';
import { escapeHtml } from '../../server/http/content.ts';
import { withoutTags } from './html.ts';

/** Returns a snippet as highlighted HTML. A snippet in an unknown language is only escaped. */
const highlight = (text: string, language: string) =>
  hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escapeHtml(text);

/** Returns the anchor of a name in a table: `octavo-price` for `octavo:price`, `mount` for `mount(name, place)`. */
export const anchorOf = (name: string): string =>
  (/[\w-][^\s(&]*/.exec(name.replace(/&#?\w+;|</g, ' '))?.[0] ?? '')
    .replace(/[^\w-]+/g, '-')
    .replace(/-$/, '');

/** Lets single names in a table break between their words, because a column can be narrower than a name. */
const withBreaks = (cell: string) =>
  cell.replace(/(?<=<code[^>]*>)[^<\s]+(?=<)/g, (name) =>
    name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[_:=/])(?=\w)/g, '<wbr>'),
  );

/**
 * Gives each name in the first cell of a row an anchor, so that links and the search can point to it. The comma behind a
 * name is left out, because it would stand alone in a line of a narrow column.
 */
const withAnchors = (cell: string, slugger: Slugger) =>
  cell.replace(
    /<code( class="name")?>(.*?)<\/code>,?/g,
    (_, kind = '', name: string) => `<code id="${slugger.slug(anchorOf(name), true)}"${kind}>${name}</code>`,
  );

/** Begins a column's name with a capital, unless the name begins with a unit or a field, as in "ms, PostgreSQL" or "typeId, ms". */
const capitalise = (name: string) => name.replace(/^[a-z](?=[a-z]{2,}\b)/, (first) => first.toUpperCase());

/**
 * Returns a table from the HTML of its cells. The first cell of a row is its header, and the others have the name of their
 * column, which a phone shows before the cell's text. Only the table scrolls sideways. One of four columns is wider than a
 * tablet, so it can be reached by keyboard.
 */
const htmlTable = ([head = [], ...rows]: readonly (readonly string[])[], slugger: Slugger) => {
  const columns = head.map(capitalise);
  const names = columns.map((name) => `<th>${name || '<span class="unseen">Name</span>'}</th>`);
  const htmlCell = (cell: string, column: number) =>
    column === 0
      ? `<th scope="row">${withBreaks(withAnchors(cell, slugger))}</th>`
      : `<td data-label="${withoutTags(columns[column] ?? '')}">${withBreaks(cell)}</td>`;
  const body = rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`).join('\n');
  const access = head.length > 3 ? ' role="group" aria-label="Table" tabindex="0"' : '';
  return `<div class="table"${access}><table><thead><tr>${names.join('')}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`;
};

export const render = (tokens: Token[]) => {
  const headings: { level: number; id: string; html: string }[] = [];
  const ids = new Slugger();
  // The anchors of headings come first, because links name them without a number behind them.
  const names = new Slugger();
  for (const token of tokens) if (token.type === 'heading') names.slug(token.text);
  const renderer: RendererObject = {
    heading({ depth, text, tokens }) {
      const html = this.parser.parseInline(tokens);
      const id = ids.slug(text);
      // The list of headings consists of links, which must not contain others.
      headings.push({ level: depth, id, html: html.replace(/<\/?a[^>]*>/g, '') });
      const anchor = `<a class="anchor" href="#${id}" aria-label="Link to ${withoutTags(html)}">#</a>`;
      return `<h${depth} id="${id}">${html}${depth > 1 ? anchor : ''}</h${depth}>\n`;
    },
    code({ text, lang = '' }) {
      return `<div class="code"><pre tabindex="0"><code data-language="${lang}">${highlight(text, lang)}</code></pre></div>\n`;
    },
    table({ header, rows }) {
      const cells = [header, ...rows].map((row) => row.map(({ tokens }) => this.parser.parseInline(tokens)));
      return htmlTable(cells, names);
    },
    codespan({ text }) {
      return `<code${/^\S{1,24}$/.test(text) ? ' class="name"' : ''}>${escapeHtml(text)}</code>`;
    },
  };
  // A summary is a button, which must not contain a link.
  const html = new Marked({ renderer })
    .parser(tokens)
    .replace(/(<summary>.*?)<a class="anchor".*?<\/a>/gs, '$1');
  const [title, ...others] = headings;
  return { title: withoutTags(title?.html ?? ''), html, headings: others };
};

export type Rendered = ReturnType<typeof render>;
