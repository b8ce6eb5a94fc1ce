import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { attributes, scriptAttributes } from '../../src/public-interface/attributes.ts';
import { elements, everyWidget } from '../../src/public-interface/elements.ts';
import { events } from '../../src/public-interface/events.ts';
import { parts } from '../../src/public-interface/parts.ts';
import { scriptApi } from '../../src/public-interface/script-api.ts';
import { tokens } from '../../src/public-interface/tokens.ts';

const documents = suite('documents');

const guide = readFileSync('src/embed/README.md', 'utf8');
const code = (text: string) => `\`${text}\``;
const codes = (names: readonly string[]) => names.map(code).join(', ');
const namesOf = (widgets: readonly string[]) =>
  widgets.length === everyWidget.length ? 'all' : widgets.join(', ').replaceAll('-', ' ');

/** Tables of the guide with their heads and rows. */
const tables: Record<string, [head: string, rows: string[][]]> = {
  element: [
    'element | shows',
    elements.map(({ widget, needs, shows }) => [
      code(`<octavo-${[widget, needs].filter(Boolean).join(' ')}>`),
      shows,
    ]),
  ],
  attribute: [
    'attribute of an element | elements | values',
    Object.entries(attributes).map(([name, { of, values }]) => [code(name), namesOf(of), values]),
  ],
  'attribute of the script': [
    'attribute of the script | default | meaning',
    Object.entries(scriptAttributes).map(([name, row]) => [code(name), row.default, row.meaning]),
  ],
  'member of the script API': [
    'member | does',
    Object.values(scriptApi).map(({ call, does }) => [code(call), does]),
  ],
  event: [
    'event | `detail`',
    Object.entries(events).map(([type, { text }]) => [code(`octavo:${type}`), text]),
  ],
  token: [
    'token | value | changes',
    tokens.map(({ names, value, changes }) => [
      codes(names.map((name) => `--octavo-${name}`)),
      value,
      changes,
    ]),
  ],
  part: ['part | element', parts.map(({ names, element }) => [codes(names), element])],
};

for (const [what, [head, rows]] of Object.entries(tables))
  documents(`the guide lists every ${what} of the public interface`, () => {
    const line = head.replace(/[^|]+/g, '---');
    const text = [`| ${head} |`, `|${line}|`, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
    assert.ok(guide.includes(`\n\n${text}\n\n`), `This table belongs into src/embed/README.md:\n${text}`);
  });

documents('every widget that the build makes has a row in the table of elements', () => {
  const entries = readdirSync('src/embed/entries').map((name) => name.replace(/\.tsx?$/, ''));
  assert.equal([...everyWidget].sort(), entries.sort());
});

const textsOf = (namePattern: RegExp, folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join('src', folder, path),
      ),
    )
    .filter((path) => namePattern.test(path))
    .map((path) => readFileSync(path, 'utf8'));
const matchedNames = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/**
 * Returns the parts that a source defines. `part={`button button-${kind}`}` defines a part for every kind of its
 * component.
 */
const partsOf = (text: string) => {
  const kinds = matchedNames(/'(\w+)'/g, /kind\?: ([^;]*);/.exec(text)?.[1] ?? '');
  return matchedNames(/\bpart=(?:"|\{`)([^"`]+)["`]/g, text)
    .flatMap((names) => names.split(' '))
    .flatMap((name) => (name.includes('$') ? kinds.map((kind) => name.replace(/\$\{.*/, kind)) : [name]));
};

documents('UI-08 every part in the source has a row in the table of parts', () => {
  const usedNames = textsOf(/\.tsx$/, ['ui', 'widgets']).flatMap(partsOf);
  assert.equal([...new Set(usedNames)].sort(), parts.flatMap(({ names }) => names).sort());
});

documents('UI-08 every token in the style sheets has a row in the table of tokens', () => {
  const usedNames = textsOf(/\.(css|tsx?)$/, ['ui', 'widgets']).join('\n');
  const listed = tokens.flatMap(({ names }) => names.map((name) => `--octavo-${name}`)).sort();
  assert.equal(matchedNames(/var\((--octavo-[\w-]+)/g, usedNames), listed);
});

documents('every token that the guide and the style sheets mention exists', () => {
  const texts = [guide, ...textsOf(/\.css$/, ['ui', 'widgets', 'demo'])].join('\n');
  const listed = tokens.flatMap(({ names }) => names.map((name) => `--octavo-${name}`));
  assert.equal(
    matchedNames(/(--octavo-\w[\w-]*)/g, texts).filter((name) => !listed.includes(name)),
    [],
  );
});

documents.run();
