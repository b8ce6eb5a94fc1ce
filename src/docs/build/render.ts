import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import php from 'highlight.js/lib/languages/php';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { Marked, type Tokens } from 'marked';
import { type Addresses, type Documents, repositoryPrefix } from './compose.ts';
import { escapeHtml, slugOf } from './slug.ts';

const languages = { bash, css, ini, javascript, json, nginx, php, typescript, xml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

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

/** Returns the address at which the guides show a file of the repository; null if they do not show it. */
const addressOf = (addresses: Addresses, href: string): string | null => {
  const name = href.slice(repositoryPrefix.length);
  return addresses.get(name) ?? null;
};

/**
 * Number of columns above which a table may be wider than a phone. Such a table scrolls and must be reachable by
 * keyboard.
 */
const wideColumns = 4;

/** Puts each table into a box, so that only the table scrolls sideways. */
const withScrolling = (html: string) =>
  html.replace(/<table>\n?<thead>.*?<\/thead>|<table>|<\/table>/gs, (part) => {
    if (part === '</table>') return '</table></div>';
    const isWide = part.split('<th').length > wideColumns + 1;
    return `<div class="table"${isWide ? ' role="group" aria-label="Table" tabindex="0"' : ''}>${part}`;
  });

/** Lets the names in tables and headings break between their words, because a phone is narrower than many names. */
const withBreaks = (html: string) =>
  html.replace(/<(table|h[1-6])\b.*?<\/\1>/gs, (part) =>
    part.replace(/(?<=<code[^>]*>)[^<]+/g, (name) =>
      name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[_:=/])(?=\w)/g, '<wbr>'),
    ),
  );

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

/**
 * Creates the function that renders the Markdown of a page. `addresses` has the addresses of all pages, `documents` the
 * pictures.
 */
export const createRenderer =
  (addresses: Addresses, documents: Documents) =>
  (markdown: string): Rendered => {
    const headings: Heading[] = [];
    const used = new Set<string>();
    const uniqueId = (wanted: string) => {
      let id = wanted;
      for (let nth = 1; used.has(id); nth++) id = `${wanted}-${nth}`;
      used.add(id);
      return id;
    };
    const renderer = {
      heading(
        this: { parser: { parseInline(tokens: Tokens.Heading['tokens']): string } },
        token: Tokens.Heading,
      ) {
        const [, title = token.text, given = ''] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(token.text) ?? [];
        const inner = given ? escapeHtml(title) : this.parser.parseInline(token.tokens);
        const html = given ? `<code>${inner}</code>` : inner;
        const id = uniqueId(given || slugOf(textOf(inner)));
        headings.push({ level: token.depth, id, html: html.replace(/<\/?a[^>]*>/g, '') });
        if (token.depth === 1) return `<h1 id="${id}">${html}</h1>\n`;
        const link = `<a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(textOf(inner))}">#</a>`;
        return `<h${token.depth} id="${id}">${html}${link}</h${token.depth}>\n`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        return `<div class="code"><pre tabindex="0"><code data-language="${lang}">${highlight(text, lang)}</code></pre></div>\n`;
      },
      link(
        this: { parser: { parseInline(tokens: Tokens.Link['tokens']): string } },
        { href, tokens }: Tokens.Link,
      ) {
        const text = this.parser.parseInline(tokens);
        if (!href.startsWith(repositoryPrefix)) return `<a href="${escapeHtml(href)}">${text}</a>`;
        const address = addressOf(addresses, href);
        const path = href.slice(repositoryPrefix.length);
        return address
          ? `<a href="${address}">${text}</a>`
          : `<span title="${escapeHtml(path)}">${text}</span>`;
      },
    };
    const pictures = {
      image({ href, text }: Tokens.Image) {
        const path = href.slice(repositoryPrefix.length);
        const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(documents.get(path) ?? '') ?? [];
        return `<img src="/docs/pictures/${path.split('/').at(-1)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" />`;
      },
    };
    const marked = new Marked({ renderer: { ...renderer, ...pictures }, gfm: true });
    const parsed = marked.parse(markdown, { async: false });
    const html = withScrolling(withBreaks(parsed));
    const [title] = headings;
    return { title: textOf(title?.html ?? ''), html, headings: headings.filter(({ level }) => level > 1) };
  };
