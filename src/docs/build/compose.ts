import { readFileSync } from 'node:fs';
import { normalize } from 'node:path/posix';
import { slug } from 'github-slugger';
import { lexer, type Token, walkTokens } from 'marked';
import type { EntryWriters } from './entries.ts';
import { type GuidePage, pages } from './pages.ts';

const directive = /^<!-- (section|document|entries) (\S+) ?(.*?) ?-->\n*$/;

/** Beginning of links to files of the repository, until all addresses are known. */
const repositoryOrigin = 'file:///';

/** Parses a document. Its relative links then name files of the repository. */
const parseDocument = (path: string, markdown = readFileSync(path, 'utf8')): Token[] => {
  const tokens = lexer(markdown);
  walkTokens(tokens, (token) => {
    if (token.type === 'link' && !/^([a-z]+:|\/)/.test(token.href))
      token.href = new URL(token.href, repositoryOrigin + path).href;
  });
  return tokens;
};

/** Returns the address of the page that shows a file or its section. All other addresses stay. */
const guideAddress = (addresses: ReadonlyMap<string, string>, address: string) => {
  const path = address.replace(repositoryOrigin, '');
  const [file = '', anchor] = path.split('#');
  const page = addresses.get(file);
  if (path !== address && !page) throw new Error(`The guides link to ${path}, which no page shows.`);
  return path === address ? address : (addresses.get(path) ?? `${page}#${anchor}`);
};

/** Moves headings `by` levels down. */
const deepen = (tokens: readonly Token[], by: number): Token[] =>
  tokens.map((token) => (token.type === 'heading' ? { ...token, depth: token.depth + by } : token));

/** Returns the content below a heading of the document at `path`, up to the next heading. */
const sectionBelow = (path: string, tokens: readonly Token[], anchor: string): Token[] => {
  const start = tokens.findIndex((token) => token.type === 'heading' && slug(token.text) === anchor);
  if (start < 0) throw new Error(`The guides name the section ${path}#${anchor}, which does not exist.`);
  const rest = tokens.slice(start + 1);
  const end = rest.findIndex(({ type }) => type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
};

/** Composes all pages from their texts and the documents that these include. */
export const composePages = (entries: EntryWriters) => {
  /** Addresses at which the guides show documents and their sections, by path in the repository: `src/embed/README.md#look`. */
  const addresses = new Map([
    // No page shows these files as a whole.
    ['src/embed/README.md', '/docs/'],
    ['src/demo/widgets/index.html', '/widgets/'],
    ...pages.map(({ path, address }) => [path, address] as const),
  ]);
  const include = (address: string, level: number, [kind, name = '', words = '']: readonly string[]) => {
    if (kind === 'entries') {
      const write = entries[name];
      if (!write) throw new Error(`The guides name the entries "${name}", which do not exist.`);
      return deepen(lexer(write(words.split(' '))), level - 1);
    }
    const whole = normalize(`src/${name}`);
    const [path = '', anchor = ''] = whole.split('#');
    if (!addresses.has(whole)) addresses.set(whole, address);
    const tokens = parseDocument(path);
    return kind === 'section' ? sectionBelow(path, tokens, anchor) : deepen(tokens.slice(1), level - 1);
  };
  const compose = ({ address, path, markdown }: GuidePage): Token[] => {
    let level = 1;
    let place = address;
    return parseDocument(path, markdown).flatMap((token) => {
      if (token.type === 'heading') level = token.depth;
      if (token.type === 'heading' && level > 1) place = `${address}#${slug(token.text)}`;
      const [, ...words] = directive.exec(token.raw) ?? [];
      return words.length ? include(place, level, words) : token;
    });
  };
  const composed = pages.map((page) => ({ page, tokens: compose(page) }));
  for (const { tokens } of composed)
    walkTokens(tokens, (token) => {
      if (token.type === 'link') token.href = guideAddress(addresses, token.href);
    });
  return composed;
};
