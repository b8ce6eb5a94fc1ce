import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEventLimits } from '../../../src/server/statistics/event-limits.ts';
import { createEventRows } from '../../../src/server/statistics/event-rows.ts';
import { readEvent } from '../../../src/server/statistics/read-event.ts';
import { pruneEvents } from '../../../src/server/statistics/store/event-days.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { details, eventsPerMinute, startWithStatistics } from '../../support/server/start-with-statistics.ts';

// Runs on PostgreSQL too.
const statistics = suite('limits of the statistics');
const server = startForTest(statistics, startWithStatistics);

statistics('LIM-01 actions above the limit of a network or visitor are not kept', async () => {
  await server.flood(eventsPerMinute + 100, (index) =>
    server.sendAction({ visitorId: `${index}` }, '203.0.113.9'),
  );
  assert.is((await server.events()).length, eventsPerMinute);
  await server.flood(eventsPerMinute, () => server.sendAction({ visitorId: 'restless' }));
  assert.is((await server.events()).length, 1.5 * eventsPerMinute);
  await server.flood(1, () => server.sendAction({ visitorId: 'calm' }));
  assert.is((await server.events()).length, 1.5 * eventsPerMinute + 1, 'others are not concerned');
  server.clock.now += 60_000;
  await server.flood(1, () => server.sendAction({ visitorId: 'restless' }, '203.0.113.9'));
  assert.is((await server.events()).length, 1.5 * eventsPerMinute + 2);
});

statistics('LIM-01 invented names, campaigns and texts add a bounded number of rows', async () => {
  await server.flood(600, (index) =>
    server.sendAction({
      label: index % 2 ? 'Order Form' : `Widget ${index}`,
      visitorId: `${index}`,
      configData: { template: `m${index}` },
      actionData: { action: 'Show' },
      environmentData: { storage: { utm_campaign: `campaign-${index}`, utm_source: `${index}` } },
    }),
  );
  const rows = await server.views();
  const namesOf = (wanted: string) => rows.filter(({ part }) => part === wanted).map(({ name }) => name);
  assert.equal([namesOf('widget'), namesOf('template')], [['Order Form'], ['other']]);
  assert.is(rows.find(({ part }) => part === '')?.views, 300);
});

statistics('LIM-01 a part of the origin has at most 500 names a day, and all others are one', () => {
  const { rowsOf } = createEventRows();
  const event = (campaign: string) =>
    readEvent(
      {
        label: 'Order Form',
        actionData: { action: 'Show' },
        environmentData: { storage: { utm_campaign: campaign } },
      },
      { siteId: 1, at: 0 },
    );
  const names = Array.from(
    { length: 600 },
    (_, index) => rowsOf(event(`campaign-${index}`)).view?.origin.campaign,
  );
  assert.equal([new Set(names).size, names[499], names[500]], [501, 'campaign-499', 'other']);
});

statistics('LIM-01 actions and texts are deleted after EVENT_DAYS, and daily figures are kept', async () => {
  const { db, databaseKind: kind } = server.deps;
  const day = 24 * 3_600_000;
  await server.flood(5, () => server.sendAction(details));
  server.clock.now += 30 * day;
  await server.flood(3, () => server.sendAction(details));
  const prune = () =>
    pruneEvents({ db, kind }, { now: server.clock.now, days: 60, signal: server.deps.draining });
  await prune();
  assert.is((await server.events()).length, 8);
  server.clock.now += 31 * day;
  await prune();
  assert.is((await server.events()).length, 3);
  assert.is((await db.selectFrom('event_texts').selectAll().execute()).length, 3);
  const days = (await server.views()).filter(({ part }) => part === '');
  assert.equal(
    days.map(({ views }) => views),
    [3, 5],
  );
  if (kind === 'postgres') {
    const { rows } =
      await sql`select 1 from pg_inherits where inhparent = 'visitor_events'::regclass`.execute(db);
    assert.is(
      rows.length,
      3,
      'the table of the old day is gone; those of tomorrow were made at each pruning',
    );
  }
});

statistics(
  'LIM-01 on PostgreSQL, actions of a new day are stored while a report reads, and old days are dropped after it',
  async () => {
    const { db, databaseKind: kind, draining: signal } = server.deps;
    if (kind === 'sqlite') return;
    const day = 24 * 3_600_000;
    const prune = () => pruneEvents({ db, kind }, { now: server.clock.now, days: 60, signal });
    await server.flood(5, () => server.sendAction(details));
    await prune();
    const report = await db.startTransaction().execute();
    await report.selectFrom('visitor_events').selectAll().execute();
    server.clock.now += day;
    await server.flood(1, () => server.sendAction(details));
    assert.is((await server.events()).length, 6);
    server.clock.now += 100 * day;
    await prune();
    assert.is((await server.events()).length, 6, 'the report keeps the old days');
    await report.rollback().execute();
    await prune();
    assert.is((await server.events()).length, 0);
  },
);

const aMinute = { network: 60, visitor: 30, site: 1000 };

const day = 24 * 3600_000;

statistics('LIM-01 all visitors of a busy day are allowed up to the limit of the site', () => {
  const visitors = 120_000;
  const { allows } = createEventLimits(aMinute, { network: 600, visitor: 300, site: visitors + 10 });
  const send = (visitor: number) =>
    allows(
      { network: `network ${visitor}`, visitorId: `${visitor}`, siteId: 1 },
      Math.floor((visitor / (visitors + 100)) * day),
    );
  for (let visitor = 0; visitor < visitors; visitor++)
    if (!send(visitor)) assert.unreachable(`visitor ${visitor} is refused`);
  const last = Array.from({ length: 20 }, (_, index) => send(visitors + index));
  assert.is(last.filter(Boolean).length, 10);
});

statistics.run();
