import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
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

/**
 * Number of columns above which a table may be wider than a phone. Such a table scrolls and must be reachable by
 * keyboard.
 */
const wideColumns = 3;

/** Puts each table into a box, so that only the table scrolls sideways. */
const withScrolling = (html: string) =>
  html.replace(/<table>.*?<\/table>/gs, (table) => {
    const isWide = table.split(/<th\b/).length > wideColumns + 1;
    return `<div class="table"${isWide ? ' role="group" aria-label="Table" tabindex="0"' : ''}>${table}</div>`;
  });

/** Lets the names in tables and headings break between their words, because a phone is narrower than many names. */
const withBreaks = (html: string) =>
  html.replace(/<(table|h[1-6])\b.*?<\/\1>/gs, (part) =>
    part.replace(/(?<=<code[^>]*>)[^<]+/g, (name) =>
      name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[_:=/])(?=\w)/g, '<wbr>'),
    ),
  );

/** Creates the renderer of a page, which adds the page's headings to `headings`. */
const createRenderer = (addresses: Addresses, headings: Heading[]): RendererObject => {
  const slugger = new Slugger();
  return {
    heading({ depth, text, tokens }) {
      const [, title = text, given = ''] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(text) ?? [];
      const html = given ? `<code>${escapeHtml(title)}</code>` : this.parser.parseInline(tokens);
      const id = slugger.slug(given || text, Boolean(given));
      headings.push({ level: depth, id, html: html.replace(/<\/?a[^>]*>/g, '') });
      const anchor = `<a class="anchor" href="#${id}" aria-label="Link to ${withoutTags(html)}">#</a>`;
      return `<h${depth} id="${id}">${html}${depth > 1 ? anchor : ''}</h${depth}>\n`;
    },
    code({ text, lang = '' }) {
      return `<div class="code"><pre tabindex="0"><code data-language="${lang}">${highlight(text, lang)}</code></pre></div>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (!href.startsWith(repositoryPrefix)) return `<a href="${escapeHtml(href)}">${text}</a>`;
      const path = href.slice(repositoryPrefix.length);
      const address = addresses.get(path);
      return address
        ? `<a href="${address}">${text}</a>`
        : `<span title="${escapeHtml(path)}">${text}</span>`;
    },
    image({ href, text }) {
      const path = href.slice(repositoryPrefix.length);
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(path, 'utf8')) ?? [];
      return `<img src="/docs/pictures/${basename(path)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" />`;
    },
  };
};

/** Renders a page. `addresses` has the addresses of all pages, for the links between them. */
export const render = (tokens: Token[], addresses: Addresses): Rendered => {
  const headings: Heading[] = [];
  const marked = new Marked({ renderer: createRenderer(addresses, headings) });
  const html = withScrolling(withBreaks(marked.parser(tokens)));
  const [title, ...others] = headings;
  return { title: withoutTags(title?.html ?? ''), html, headings: others };
};
