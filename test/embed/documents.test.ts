import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const documents = suite('documents');

const textsOf = (ending: RegExp, folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join('src', folder, path),
      ),
    )
    .filter((path) => ending.test(path))
    .map((path) => readFileSync(path, 'utf8'));

const guide = readFileSync('src/embed/README.md', 'utf8');
const named = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** First cells of the table below a line of the guide. */
const tableBelow = (line: string) =>
  (guide.split(line)[1] ?? '').split('\n\n')[1]?.replace(/^(\|[^|]*\|).*$/gm, '$1') ?? '';

/** `part={`button button-${kind}`}` defines a part for every kind of its component. */
const partsOf = (text: string) => {
  const kinds = named(/'(\w+)'/g, /kind\?: ([^;]*);/.exec(text)?.[1] ?? '');
  return named(/\bpart=(?:"|\{`)([^"`]+)["`]/g, text)
    .flatMap((names) => names.split(' '))
    .flatMap((name) => (name.includes('$') ? kinds.map((kind) => name.replace(/\$\{.*/, kind)) : [name]));
};

documents('UI-08 the guide lists every part that a page can style', () => {
  const real = textsOf(/\.tsx$/, ['ui', 'widgets']).flatMap(partsOf);
  assert.equal(
    named(/`([a-z][\w-]*)`/g, tableBelow('`::part(name)` reaches single elements:')),
    [...new Set(real)].sort(),
  );
});

documents('UI-08 the guide lists every token that a page can set', () => {
  const real = textsOf(/\.(css|tsx?)$/, ['ui', 'widgets']).join('\n');
  assert.equal(named(/(--octavo-[\w-]+)/g, guide), named(/var\((--octavo-[\w-]+)/g, real));
});

documents('ANA-01 the guide lists every event of a widget', () => {
  const typed = readFileSync('src/state/page/events.ts', 'utf8');
  const events = /interface WidgetEvents \{([\s\S]*?)\n\}/.exec(typed)?.[1] ?? '';
  assert.equal(
    named(
      /`octavo:([\w-]+)`/g,
      tableBelow('Every event is a bubbling, composed `CustomEvent` of the element.'),
    ),
    named(/^ {2}'?([\w-]+)'?\??:/gm, events),
  );
});

documents.run();
