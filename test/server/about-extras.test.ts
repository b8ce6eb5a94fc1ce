import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aboutExtras } from '../../src/server/migrations/0015-about-extras.ts';
import { startServer, type TestServer } from '../support/server/start-server.ts';

const descriptions = suite('descriptions of extras');
let server: TestServer;
descriptions.before(async () => {
  server = await startServer();
});
descriptions.after(() => server.stop());

descriptions('MON-04 an extra without a description of the site shows the built-in description', async () => {
  const { db, sites } = server.deps;
  const items = () => db.updateTable('dictionary_items').where('dictionary', '=', 'extra');
  const demo = (await sites.find('localhost:8080'))?.bootstrap.dictionaries.extra;
  await items().set({ details: '{}' }).execute();
  await items()
    .set({ details: JSON.stringify({ about: 'Our own words' }) })
    .where('item_id', '=', 2)
    .execute();
  for (const statement of aboutExtras) await sql.raw(statement).execute(db);
  const rows = await db
    .selectFrom('dictionary_items')
    .select(['item_id', 'details'])
    .where('dictionary', '=', 'extra')
    .where('site_id', '=', 1)
    .execute();
  for (const { item_id, details } of rows) {
    const shipped = demo?.find(({ id }) => id === item_id)?.about;
    assert.is(JSON.parse(details).about, item_id === 2 ? 'Our own words' : shipped);
  }
});

descriptions.run();
