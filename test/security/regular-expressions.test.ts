import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { check } from 'recheck';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const patterns = suite('regular expressions');

/** Rooms whose code reads what strangers send. The server shares all but one of them with browsers. */
const rooms = ['server', 'order', 'validation', 'languages', 'api'];

/** Beginnings of patterns that are not proved, with the bound on their input. */
const bounded: Readonly<Record<string, string>> = {
  'languages/translator.ts /\\B': 'the digits of a number',
  'server/pages/landing-pages.ts /<!--#': 'pages of the build',
  'server/http/content.ts /<style>':
    'pages of the build and invoices; what a query or an order adds to them has no <',
  'server/customer-data/remove-person.ts new RegExp':
    'each start is a letter of a name, or a digit, and reads no more words than the name or the number has',
  'server/sites/address-schemas.ts /^(?!': 'addresses that the provider sets',
  'server/sites/promise-texts.ts /<': 'rules that the provider stores',
  'server/sites/read-table.ts new RegExp':
    'tables of the provider, whose cells begin where the cell before has ended',
};

interface Pattern {
  path: string;
  source: string;
  flags: string;
}

/** Returns the regular expressions of a syntax tree: literals, patterns of schemas, and calls, which have no source. */
const patternsOf = (node: unknown): Omit<Pattern, 'path'>[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, regex, callee, key, value } = Object(node);
  const isCall = callee?.name === 'RegExp';
  const isInSchema = type === 'Property' && key.name === 'pattern' && typeof value.value === 'string';
  return [
    ...(regex ? [{ source: regex.pattern, flags: regex.flags }] : []),
    ...(isInSchema ? [{ source: value.value, flags: 'u' }] : []),
    ...(isCall ? [{ source: '', flags: '' }] : []),
    ...Object.values(node).flatMap(patternsOf),
  ];
};

const found = rooms
  .flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => {
    const { code } = transformSync(readFileSync(join('src', path), 'utf8'), {
      loader: 'ts',
      target: 'esnext',
    });
    return patternsOf(parse(code, { ecmaVersion: 'latest', sourceType: 'module' })).map((pattern) => ({
      path: path.replaceAll('\\', '/'),
      ...pattern,
    }));
  });
const nameOf = ({ path, source, flags }: Pattern) =>
  `${path} ${source ? `/${source}/${flags}` : 'new RegExp'}`;

patterns('REG-01 regular expressions take linear time for any input of unbounded length', async () => {
  assert.ok(found.length > 150);
  const begins = (pattern: Pattern) => (name: string) => nameOf(pattern).startsWith(name);
  const unused = Object.keys(bounded).filter((name) => !found.some((pattern) => begins(pattern)(name)));
  assert.equal(unused, [], 'these are not in the source any more');
  const unbounded = found.filter((pattern) => !Object.keys(bounded).some(begins(pattern)));
  const harmful: string[] = [];
  const checked = new Map<string, ReturnType<typeof check>>();
  for (const pattern of unbounded) {
    const { source, flags } = pattern;
    const key = `/${source}/${flags}`;
    // Only this checker proves that a pattern is linear. It knows no lookaround beside repetitions.
    const result = checked.get(key) ?? check(source, flags, { checker: 'automaton', timeout: null });
    checked.set(key, result);
    const { status } = await result;
    if (status !== 'safe') harmful.push(`${nameOf(pattern)}: ${status}`);
  }
  assert.equal(harmful, []);
});

patterns.run();
