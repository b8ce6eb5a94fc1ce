import { execFileSync } from 'node:child_process';
import { transformSync } from 'esbuild';

const emptyTags = /^(area|base|br|col|embed|hr|img|input|link|meta|source|wbr)$/;

/** Throws if a tag of the HTML is not closed in the right sequence, or a script or style does not parse. */
const parseHtml = (html: string) => {
  const open: string[] = [];
  const bare = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(<script\b[^>]*>)(.*?)(<\/script>)/gs, (_, start: string, text: string, end: string) => {
      if (text.trim()) parsers[start.includes('importmap') ? 'json' : 'js']?.(text);
      return start + end;
    });
  for (const [, slash, name = '', own] of bare.matchAll(
    /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/g,
  )) {
    if (own || emptyTags.test(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
  }
  if (open.length) throw new Error(`<${open.join('>, <')}> is not closed`);
};

/** Throws if a bracket or quote is not closed. PHP itself cannot check the snippet, because it is not installed. */
const parsePhp = (php: string) => {
  const code = php.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, '""');
  const open: string[] = [];
  const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
  for (const sign of code.replace(/[^()[\]{}]/g, ''))
    if (!pairs[sign]) open.push(sign);
    else if (open.pop() !== pairs[sign]) throw new Error(`${sign} closes nothing`);
  if (open.length || code.includes("'")) throw new Error('a bracket or quote is open');
};

const script = (loader: 'js' | 'ts' | 'tsx') => (text: string) =>
  void transformSync(text, { loader, format: 'esm', logLevel: 'silent' });

const parsers: Readonly<Record<string, (text: string) => void>> = {
  html: parseHtml,
  js: script('js'),
  ts: script('ts'),
  tsx: script('tsx'),
  css: (text) => {
    const { warnings } = transformSync(text, { loader: 'css', logLevel: 'silent' });
    if (warnings[0]) throw new Error(warnings[0].text);
  },
  json: (text) => void JSON.parse(text),
  sh: (text) => void execFileSync('bash', ['-n'], { input: text, stdio: ['pipe', 'ignore', 'pipe'] }),
  php: parsePhp,
};

/** Throws if a snippet does not parse in its language, or if the language is unknown. */
export const parseSnippet = (language: string, text: string): void => {
  const parser = parsers[language];
  if (!parser) throw new Error(`snippets in "${language}" cannot be checked`);
  parser(text);
};
