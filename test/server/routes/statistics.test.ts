import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { bodyEncodings, otherSiteHost } from '../../support/server/send.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';

const statistics = suite('statistics');
let server: TestServer;

statistics.before(async () => {
  server = await startServer();
});
statistics.after(() => server.stop());

const action = { category: 'Widget', label: 'Calculator', visitorId: 'a-visitor' };
/** The parts of an action beside its name, as JSON and as form fields. */
const details = {
  configData: { template: 'm1_d1' },
  result: { code: '201', payload: 'O-7K3M9Q' },
  actionData: { action: 'Show' },
  deviceData: 'phone',
  environmentData: { storage: 'promoId', location: 'https://papers.example/', cookies: 'off' },
};
const inBrackets = Object.fromEntries(
  Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([inner, text]) => [`${name}[${inner}]`, text]),
  ),
);
const rowsOf = (visitorId: string) =>
  server.deps.db.selectFrom('visitor_actions').selectAll().where('visitor_id', '=', visitorId).execute();

statistics('ANA-01 a visitor action is stored completely, in every body encoding', async () => {
  for (const encoding of bodyEncodings) {
    const payload = {
      ...action,
      visitorId: encoding,
      ...(encoding === 'json' ? details : inBrackets),
    } as Fields;
    assert.is((await server.send(calls.visitorAction, { encoding, payload })).status, 204);
    const [row, ...more] = await rowsOf(encoding);
    assert.is(more.length, 0);
    assert.equal([row?.category, row?.label, row?.site_id], ['Widget', 'Calculator', 1]);
    assert.equal(JSON.parse(row?.details ?? ''), details);
  }
});

statistics('ANA-01 simultaneous actions are each stored once, for their own site', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      server.send(calls.visitorAction, {
        payload: { ...action, visitorId: `crowd-${index % 3}` },
        ...(index % 3 === 2 && { site: otherSiteHost }),
      }),
    ),
  );
  assert.equal([...new Set(answers.map(({ status }) => status))], [204]);
  const rowCounts = await Promise.all([0, 1, 2].map((index) => rowsOf(`crowd-${index}`)));
  assert.equal(
    rowCounts.map((rows) => rows.length),
    [100, 100, 100],
  );
  assert.equal([...new Set(rowCounts[2]?.map(({ site_id }) => site_id))], [2]);
});

statistics('ANA-01 an action larger than any widget sends is refused', async () => {
  const long = await server.send(calls.visitorAction, { payload: { ...action, label: 'x'.repeat(201) } });
  assert.equal([long.status, long.body[0].property], [422, 'label']);
  for (const encoding of bodyEncodings) {
    const payload = { ...action, visitorId: 'talker', configData: 'x'.repeat(70_000) };
    assert.is((await server.send(calls.visitorAction, { encoding, payload })).status, 413, encoding);
  }
  assert.is((await rowsOf('talker')).length, 0);
});

statistics('ANA-01 an action that cannot be stored is refused, and later ones are stored', async () => {
  const id = await server.deps.db.selectFrom('visitor_actions').select('id').executeTakeFirstOrThrow();
  assert.ok(id.id > 0);
  const nul = await server.send(calls.visitorAction, {
    encoding: 'json',
    payload: { ...action, visitorId: 'nul', environmentData: { cookies: 'a\u0000b' } } as never,
  });
  assert.equal([nul.status, nul.body[0].property], [422, 'environmentData']);
  assert.is((await server.send(calls.visitorAction, { payload: { visitorId: 'next' } })).status, 204);
  assert.is((await rowsOf('next')).length, 1);
});

statistics.run();
