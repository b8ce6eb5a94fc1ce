import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { migrations, statementsOf } from '../../../src/server/database/migrations/migrations.ts';
import { hashOf, migrationsOf, releasedVersions } from '../../support/releases/schema-of-release.ts';

const released = suite('migrations of released versions');

const releasedNames = new Set(releasedVersions.flatMap((version) => Object.keys(migrationsOf(version))));

/**
 * Statements after which a server of the last release still works: they create tables, indexes and triggers that notify, add
 * columns that need no value, or insert and update rows.
 */
const compatible: readonly RegExp[] = [
  /^create (table|unique index|index)\b/i,
  /^create (function|trigger)\b.*\bnotify/is,
  /^alter table \w+ add column \w+ \w+( default \S+| not null default \S+)?$/i,
  /^insert into\b/i,
  /^update\b/i,
];
const isCompatible = (statement: string) => compatible.some((pattern) => pattern.test(statement.trim()));

for (const version of releasedVersions)
  released(`OPS-02 no migration of ${version} has changed, as existing databases do not run it again`, () => {
    const now = Object.fromEntries(migrations.map((migration) => [migration.name, hashOf(migration)]));
    for (const [name, hash] of Object.entries(migrationsOf(version))) assert.is(now[name], hash, name);
  });

released('OPS-02 new migrations create, add, insert or update, so the last release keeps working', () => {
  for (const migration of migrations) {
    if (releasedNames.has(migration.name) || migration.unusedSince) continue;
    for (const kind of ['sqlite', 'postgres'] as const)
      for (const statement of statementsOf(migration, kind))
        assert.ok(isCompatible(statement), `${migration.name}: ${statement}`);
  }
});

released('OPS-02 a migration with other statements names the release that gave up what it removes', () => {
  for (const { name, unusedSince } of migrations)
    if (unusedSince) assert.ok(releasedVersions.includes(unusedSince), `${name}: ${unusedSince}`);
});

for (const [statement, expected] of [
  ['alter table orders add column style_url text', true],
  [`alter table orders add column style_url text not null default ''`, true],
  ['alter table orders add column style_url text not null', false],
  ['alter table orders drop column topic', false],
  ['alter table orders rename column topic to title', false],
  ['drop table messages', false],
  ['create index messages_by_time on messages (created_at)', true],
] as const)
  released(`OPS-02 a new migration may ${expected ? '' : 'not '}have the statement “${statement}”`, () =>
    assert.is(isCompatible(statement), expected),
  );

released.run();
