import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const features = suite('features of the database');

/** Sources whose SQL runs on PostgreSQL. What belongs to SQLite, its backups and the hold of its file is left out. */
const room = 'src/server';
const isOther = /^(database\/sqlite\.ts|operations\/backups\/|start\/hold-database\.ts)/;
const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|sql)$/.test(path) && !isOther.test(path))
  .map((path) => readFileSync(join(room, path), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');

const guide = readFileSync('src/server/deploy/README.md', 'utf8').split('\n');
const first = guide.findIndex((line) => line.startsWith('| feature | found as |')) + 2;
const rows = guide.slice(first, guide.indexOf('', first)).map((line) => line.split('|').slice(1, -1));
const listed = rows.flatMap(([, texts = '']) =>
  [...texts.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
);
const notUsed = guide.find((line) => line.startsWith('Not used:'));

/**
 * Matches each kind of statement, function, catalog and setting that belongs to PostgreSQL more than to SQL. `query_timeout` is
 * a timeout of the driver.
 */
const special =
  /\b(?:pg_\w+|to_ts\w+|forUpdate|forKeyShare|skipLocked|reg(?:class|type|proc)|(?!query_)\w+_timeout(?= =|:)|partition (?:by range|of)|create (?:unique index|(?!tables)[a-z]+(?= \w)))\b/g;

/** Features that the guide calls not used, and those that distributed databases lack most often. */
const absent =
  /\bfor(?:NoKeyUpdate|Share)\(|noWait\(|\bfor (?:update|share)\b|setIsolationLevel|isolation level|\bjsonb?_|::jsonb?|\b(?:big)?serial\b|nextval|generated (?:always|by)|create (?:extension|sequence|domain|type|view|materialized)|savepoint|lock table|pg_(?:try_)?advisory_lock|array\[|distinctOn|mergeInto|withRecursive/i;

features('every feature of the table is found in the sources, and has a cell for each database', () => {
  assert.ok(rows.length > 10);
  const lost = listed.filter((text) => !sources.includes(text));
  assert.equal(lost, []);
  for (const cells of rows) assert.ok(cells.length === 6 && cells.every((cell) => cell.trim()), cells[0]);
});

features('every statement, function and setting of PostgreSQL in the sources is in the table', () => {
  const used = new Set([...sources.matchAll(special)].map(([text]) => text));
  assert.ok(used.has('statement_timeout') && used.has('pg_advisory_xact_lock'));
  assert.equal(
    [...used].filter((text) => !listed.includes(text)),
    [],
  );
});

features('what the guide calls not used is not used', () => {
  assert.ok(notUsed);
  assert.is(absent.exec(sources)?.[0], undefined);
});

features.run();
