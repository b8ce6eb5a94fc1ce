import { readFileSync } from 'node:fs';
import { slug } from 'github-slugger';
import { lexer, type Token, walkTokens } from 'marked';
import type { Entries } from './entries.ts';
import { type Page, pages } from './pages.ts';

/** Addresses at which the guides show documents and their sections, by path in the repository: `src/embed/README.md#look`. */
export type Addresses = Map<string, string>;

/** Addresses for links to files that no page shows as a whole. */
const known = [
  ['src/embed/README.md', '/docs/'],
  ['src/demo/widgets/index.html', '/widgets/'],
] as const;

/** Prefix of links to files of the repository. */
export const repositoryPrefix = 'repository:';

const directive = /^<!-- (section|document|entries) (\S+) ?(.*?) ?-->\n*$/;

/** Resolves a relative address in a document of the repository, to a path with its anchor. */
const resolvePath = (from: string, address: string) => new URL(address, `file:///${from}`).href.slice(8);

/** Parses a document. Its relative links then name files of the repository. */
const parseDocument = (path: string, markdown = readFileSync(path, 'utf8')): Token[] => {
  const tokens = lexer(markdown);
  walkTokens(tokens, (token) => {
    if (token.type === 'link' && !/^([a-z]+:|\/)/.test(token.href))
      token.href = repositoryPrefix + resolvePath(path, token.href);
  });
  return tokens;
};

/** Moves headings `by` levels down. */
const deepen = (tokens: readonly Token[], by: number): Token[] =>
  tokens.map((token) => (token.type === 'heading' ? { ...token, depth: token.depth + by } : token));

const slugsOf = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => (token.type === 'heading' ? slug(token.text) : []));

/** Returns the content below a heading of the document at `path`, up to the next heading. */
const sectionOf = (path: string, tokens: readonly Token[], anchor: string): Token[] => {
  const start = tokens.findIndex((token) => token.type === 'heading' && slug(token.text) === anchor);
  if (start < 0) throw new Error(`The guides name the section ${path}#${anchor}, which does not exist.`);
  const rest = tokens.slice(start + 1);
  const end = rest.findIndex(({ type }) => type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
};

/**
 * Composes all pages from their texts and from what these include. Also returns at which address each document and
 * section is shown.
 */
export const composePages = (entries: Entries) => {
  const addresses: Addresses = new Map(known);
  const record = (path: string, address: string) => {
    if (!addresses.has(path)) addresses.set(path, address);
  };
  const include = (address: string, level: number, [kind, name = '', words = '']: readonly string[]) => {
    if (kind === 'entries') {
      const write = entries[name];
      if (!write) throw new Error(`The guides name the entries "${name}", which do not exist.`);
      return deepen(lexer(write(words.split(' '))), level - 1);
    }
    const [path = '', anchor = ''] = resolvePath('src/', name).split('#');
    record(resolvePath('src/', name), address);
    const tokens = parseDocument(path);
    if (kind === 'section') return sectionOf(path, tokens, anchor);
    const [page = ''] = address.split('#');
    for (const title of slugsOf(tokens.slice(1))) record(`${path}#${title}`, `${page}#${title}`);
    return deepen(tokens.slice(1), level - 1);
  };
  const compose = ({ address, path, markdown }: Page): Token[] => {
    const tokens = parseDocument(path, markdown);
    record(path, address);
    for (const title of slugsOf(tokens)) record(`${path}#${title}`, `${address}#${title}`);
    let level = 1;
    let place = address;
    return tokens.flatMap((token) => {
      if (token.type === 'heading') level = token.depth;
      if (token.type === 'heading' && level > 1) place = `${address}#${slug(token.text)}`;
      const [, ...words] = directive.exec(token.raw) ?? [];
      return words.length ? include(place, level, words) : token;
    });
  };
  return { composed: pages.map((page) => ({ page, tokens: compose(page) })), addresses };
};
