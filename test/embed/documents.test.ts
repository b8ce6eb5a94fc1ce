import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const documents = suite('documents');

const textsOf = (namePattern: RegExp, folders: readonly string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join('src', folder, path),
      ),
    )
    .filter((path) => namePattern.test(path))
    .map((path) => readFileSync(path, 'utf8'));

const guide = readFileSync('src/embed/README.md', 'utf8');
const matchedNames = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** First cells of the table below a line of the guide. */
const tableBelow = (line: string) =>
  (guide.split(line)[1] ?? '').split('\n\n')[1]?.replace(/^(\|[^|]*\|).*$/gm, '$1') ?? '';

/** `part={`button button-${kind}`}` defines a part for every kind of its component. */
const partsOf = (text: string) => {
  const kinds = matchedNames(/'(\w+)'/g, /kind\?: ([^;]*);/.exec(text)?.[1] ?? '');
  return matchedNames(/\bpart=(?:"|\{`)([^"`]+)["`]/g, text)
    .flatMap((names) => names.split(' '))
    .flatMap((name) => (name.includes('$') ? kinds.map((kind) => name.replace(/\$\{.*/, kind)) : [name]));
};

documents('UI-08 the guide lists every part that a page can style', () => {
  const usedNames = textsOf(/\.tsx$/, ['ui', 'widgets']).flatMap(partsOf);
  assert.equal(
    matchedNames(/`([a-z][\w-]*)`/g, tableBelow('`::part(name)` reaches single elements:')),
    [...new Set(usedNames)].sort(),
  );
});

documents('UI-08 the guide lists every token that a page can set', () => {
  const usedNames = textsOf(/\.(css|tsx?)$/, ['ui', 'widgets']).join('\n');
  assert.equal(matchedNames(/(--octavo-[\w-]+)/g, guide), matchedNames(/var\((--octavo-[\w-]+)/g, usedNames));
});

documents('ANA-01 the guide lists every event of a widget', () => {
  const eventTypes = readFileSync('src/state/page/events.ts', 'utf8');
  const events = /interface WidgetEvents \{([\s\S]*?)\n\}/.exec(eventTypes)?.[1] ?? '';
  assert.equal(
    matchedNames(
      /`octavo:([\w-]+)`/g,
      tableBelow('Every event is a bubbling, composed `CustomEvent` of the element.'),
    ),
    matchedNames(/^ {2}'?([\w-]+)'?\??:/gm, events),
  );
});

documents.run();
