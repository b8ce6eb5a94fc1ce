import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { pruneEvents } from '../../../src/server/statistics/event-days.ts';
import { bodyEncodings, otherSiteHost } from '../../support/server/send.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';

const statistics = suite('statistics');
let server: TestServer;

const eventsPerMinute = 400;
statistics.before.each(async () => {
  server = await startServer({ settings: { eventsPerMinute, trustedProxies: 1 } });
});
statistics.after.each(() => server.stop());

const action = { category: 'Widget', label: 'Calculator', visitorId: 'a-visitor' };
/** The parts of an action beside its name, as JSON and as form fields. */
const details = {
  configData: { id: '1', template: 'm1_d1' },
  result: { code: '201', payload: 'O-7K3M9Q' },
  actionData: { action: 'Show' },
  deviceData: { width: '360', language: 'en' },
  environmentData: { location: 'https://papers.example/', storage: { utm_campaign: 'autumn', gclid: 'x' } },
};
const inBrackets = {
  'configData[id]': '1',
  'configData[template]': 'm1_d1',
  'result[code]': '201',
  'actionData[action]': 'Show',
  'deviceData[width]': '360',
  'deviceData[language]': 'en',
  'environmentData[location]': 'https://papers.example/',
  'environmentData[storage]': JSON.stringify(details.environmentData.storage),
};
/** Sends nested parts as JSON, as the widgets do. */
const toTexts = (payload: object): Fields =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
const events = () => server.deps.db.selectFrom('visitor_events').selectAll().execute();
const counts = () => server.deps.db.selectFrom('event_counts').selectAll().orderBy('count').execute();
const textOf = async (id = 0) => {
  const rows = await server.deps.db.selectFrom('event_texts').selectAll().where('id', '=', id).execute();
  return JSON.parse(rows[0]?.text ?? 'null');
};
let sender = 0;
const send = (payload: object, network = `198.51.100.${sender++ % 250}`, site?: string) =>
  server.send(calls.visitorAction, {
    payload: { ...action, ...toTexts(payload) },
    headers: { 'x-forwarded-for': network },
    ...(site && { site }),
  });
const flood = async (count: number, sendOne: (index: number) => ReturnType<typeof send>) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => sendOne(index)));
  assert.equal([...new Set(answers.map(({ status }) => status))], [204]);
};

statistics(
  'ANA-01 an action is stored with what, where and which device, in every body encoding',
  async () => {
    const sent = [...bodyEncodings.map((as) => ({ as, payload: as === 'json' ? details : inBrackets }))];
    for (const { as, payload } of [...sent, { as: 'multipart', payload: toTexts(details) } as const]) {
      const fields = { ...action, ...payload } as Fields;
      assert.is((await server.send(calls.visitorAction, { encoding: as, payload: fields })).status, 204);
    }
    const rows = await events();
    assert.is(rows.length, 4);
    for (const { site_id, at, action_id, page_id, device_id } of rows) {
      assert.equal([site_id, at], [1, server.clock.now]);
      const what = { category: 'Widget', label: 'Calculator', id: '1', template: 'm1_d1', action: 'Show' };
      assert.equal(await textOf(action_id), { ...what, code: '201' });
      assert.equal(await textOf(page_id), { location: 'https://papers.example/', utm_campaign: 'autumn' });
      assert.equal(await textOf(device_id), { width: '360', language: 'en' });
    }
    assert.is(new Set(rows.map(({ visitor }) => visitor)).size, 1);
    const hour = server.clock.now - (server.clock.now % 3_600_000);
    const key = {
      hour,
      site_id: 1,
      widget: 'Calculator',
      template: 'm1_d1',
      action: 'Show',
      campaign: 'autumn',
    };
    assert.equal(await counts(), [{ ...key, count: 4 }]);
  },
);

statistics('ANA-01 simultaneous actions are each stored once, for their own site', async () => {
  await flood(300, (index) =>
    send({ visitorId: `crowd-${index % 3}` }, undefined, index % 3 === 2 ? otherSiteHost : undefined),
  );
  const rows = await events();
  assert.is(rows.filter(({ site_id }) => site_id === 1).length, 200);
  assert.is(rows.filter(({ site_id }) => site_id === 2).length, 100);
  assert.equal(
    (await counts()).map(({ count }) => count),
    [100, 200],
  );
});

statistics(
  'ANA-01 an action larger than any widget sends is refused, a part that is too large is dropped',
  async () => {
    const long = await send({ label: 'x'.repeat(201) });
    assert.equal([long.status, long.body[0].property], [422, 'label']);
    for (const as of bodyEncodings) {
      const payload = { ...action, configData: 'x'.repeat(9000) };
      assert.is((await server.send(calls.visitorAction, { encoding: as, payload })).status, 413, as);
    }
    assert.is((await events()).length, 0);
    await send({ deviceData: JSON.stringify({ text: 'x'.repeat(1025) }), actionData: '{"action":"Show"}' });
    const [row] = await events();
    assert.is(row?.device_id, 0);
    assert.is((await textOf(row?.action_id)).action, 'Show');
  },
);

statistics('LIM-01 above the limit of a network or visitor, events are counted and not kept', async () => {
  await flood(eventsPerMinute + 100, (index) => send({ visitorId: `${index}` }, '203.0.113.9'));
  assert.is((await events()).length, eventsPerMinute);
  await flood(eventsPerMinute, () => send({ visitorId: 'restless' }));
  assert.is((await events()).length, 1.5 * eventsPerMinute);
  const above = (await counts()).find((row) => row.action === 'above the limit');
  assert.is(above?.count, 100 + eventsPerMinute / 2);
  await flood(1, () => send({ visitorId: 'calm' }));
  assert.is((await events()).length, 1.5 * eventsPerMinute + 1, 'others are not concerned');
  server.clock.now += 60_000;
  await flood(1, () => send({ visitorId: 'restless' }, '203.0.113.9'));
  assert.is((await events()).length, 1.5 * eventsPerMinute + 2);
});

statistics('LIM-01 invented names, campaigns and texts add a bounded number of rows', async () => {
  await flood(200, (index) =>
    send({
      label: `Widget ${index}`,
      visitorId: `${index}`,
      configData: { template: `m${index}` },
      actionData: { action: `Act ${index}` },
      environmentData: { storage: { utm_campaign: `campaign-${index}` } },
    }),
  );
  const rows = await counts();
  assert.equal(
    [...new Set(rows.map((row) => `${row.widget} ${row.template} ${row.action}`))],
    ['other other other'],
  );
  assert.is(rows.length, 51, '50 campaigns and one row for all others');
  assert.is(
    rows.reduce((sum, { count }) => sum + count, 0),
    200,
  );
});

statistics(
  'LIM-01 events and their texts are deleted after their days, and the hourly counts live on',
  async () => {
    const { db, databaseKind: kind } = server.deps;
    const day = 24 * 3_600_000;
    await flood(5, () => send(details));
    server.clock.now += 30 * day;
    await flood(3, () => send(details));
    const prune = () =>
      pruneEvents({ db, kind }, { now: server.clock.now, days: 60, signal: server.deps.draining });
    await prune();
    assert.is((await events()).length, 8);
    server.clock.now += 31 * day;
    await prune();
    assert.is((await events()).length, 3);
    assert.is((await db.selectFrom('event_texts').selectAll().execute()).length, 3);
    assert.equal(
      (await counts()).map(({ count }) => count),
      [3, 5],
    );
    if (kind === 'postgres') {
      const { rows } =
        await sql`select 1 from pg_inherits where inhparent = 'visitor_events'::regclass`.execute(db);
      assert.is(rows.length, 1, 'the table of the old day is gone');
    }
  },
);

statistics('ANA-01 texts are stored after a failure of the database, too', async () => {
  const { db } = server.deps;
  await sql`alter table visitor_events rename to moved_events`.execute(db);
  assert.is((await send(details)).status, 500);
  await sql`alter table moved_events rename to visitor_events`.execute(db);
  await flood(1, () => send(details));
  const [row] = await events();
  assert.is((await textOf(row?.action_id))?.action, 'Show');
});

statistics('ANA-01 odd texts are stored without what a database cannot hold', async () => {
  const odd = { label: 'a\ud800', actionData: { action: 'x', note: '\udc00 \u0000' }, visitorId: '\ud800' };
  await flood(1, () => send(odd));
  assert.is((await events()).length, 1);
});

statistics.run();
