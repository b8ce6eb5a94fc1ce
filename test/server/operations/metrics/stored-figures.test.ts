import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../../src/server/database/schema.ts';
import { createStoredFigures } from '../../../../src/server/operations/store/stored-figures.ts';

// Runs on PostgreSQL too.
const stored = suite('stored figures');

/** Creates a database that accepts queries and never answers. */
const silentDatabase = () => {
  const asked = { count: 0 };
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (own) => new SqliteIntrospector(own),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: () => {
          asked.count += 1;
          return new Promise(() => {});
        },
        beginTransaction: async () => {},
        commitTransaction: async () => {},
        rollbackTransaction: async () => {},
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  });
  return { db, asked };
};

stored(
  'OPS-03 a database that never answers delays a scrape only briefly, and gets no further query',
  async () => {
    const { db, asked } = silentDatabase();
    const clock = { now: 0 };
    const read = createStoredFigures({ db, now: () => clock.now, timeoutMs: 10 });
    assert.equal(await Promise.all([read(), read()]), [null, null]);
    const first = asked.count;
    assert.is(await read(), null);
    assert.is(asked.count, first);
    clock.now += 10_000;
    assert.is(await read(), null);
    assert.is(asked.count, 2 * first);
  },
);

stored.run();
