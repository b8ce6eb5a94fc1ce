import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { keyScopes } from '../../../src/api/key-scopes.ts';
import { fieldsOf } from '../../../src/order/vocabulary/map-fields.ts';
import { callsOfKey } from '../../../src/server/accounts/rate-limit-rows.ts';
import { type OpenApiDocument, operationsOf } from '../../support/server/answer-check.ts';
import { otherSiteHost, refusalOf, siteHost } from '../../support/server/send.ts';
import { enterSite, startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const keys = suite('API keys');
const office = startForTest(keys, startOffice);
const orders = officeOrders(office);

const params = { id: '1', name: 'deadline', slug: 'terms', siteHost, code: 'W1001', list: 'deadline' };
const scopes = fieldsOf(keyScopes);
const byKey = (key: string | null) => ({ headers: { authorization: `Bearer ${key}` } });

const enter = async () => {
  const { as, read, send, acts } = await enterSite(office, 'owner');
  const tryToAdd = (payload: Fields) =>
    office.ask(calls.addKey, { as, params: { siteHost }, payload: { name: 'CRM', scopes, ...payload } });
  const add = async (payload: Fields = {}) => (await tryToAdd(payload)).body;
  return { as, read, send, acts, tryToAdd, add };
};

keys('OFF-01 a key opens the calls of its scopes alone, on the hosts of API and office', async () => {
  const { add } = await enter();
  const staffCalls = Object.entries(calls).filter(([, { path }]) => path.startsWith('/v1/staff/'));
  const { body } = await office.get<OpenApiDocument>('/v1/openapi.json', `api.${siteHost}`);
  const scopeOf = new Map(
    operationsOf(body).map(({ operationId, security = [] }) => [
      operationId,
      security.find(({ key }) => key)?.key?.[0],
    ]),
  );
  for (const scope of scopes) {
    const { key } = await add({ scopes: [scope] });
    for (const [name, call] of staffCalls)
      for (const host of [`api.${siteHost}`, `office.${siteHost}`]) {
        const { headers } = byKey(key);
        const answer = await office.send(call, { params, headers: { ...headers, host } });
        const refusal = refusalOf(answer);
        const isForbidden = refusal === 'scopeForbidden';
        assert.is(isForbidden, scopeOf.get(name) !== scope, `${name} by ${scope} answers ${refusal}`);
        assert.is(answer.status === 403, isForbidden, name);
        assert.is.not(answer.status, 401, name);
      }
  }
});

keys('OFF-01 a key’s acts stand in the log under its name, and persons are listed without it', async () => {
  const { as, read, send, acts, add } = await enter();
  const { id, key, prefix, lastUsedAt } = await add({ scopes: ['orders:act', 'orders:read'] });
  assert.equal([key?.slice(0, 9), lastUsedAt], [prefix, null]);
  const token = await office.register();
  const code = await orders.placePaid(token);
  await office.send(calls.sendMessage, { token, params: { orderId: code }, payload: { text: 'When?' } });
  const note = { ...byKey(key), params: { code }, payload: { text: 'Checked' } };
  assert.is((await office.send(calls.noteOrder, note)).status, 204);
  const [act] = (await orders.acts(as, code)).filter(({ act }) => act === 'noteOrder');
  assert.is(act?.by, 'key CRM');
  const made = await acts('key CRM of localhost');
  assert.equal(
    made.map((one) => one.act),
    ['addKey'],
  );
  assert.is((await read(calls.staffMembers)).length, 1);
  assert.is((await send(calls.changeStaff, { isActive: true }, { id })).status, 404);
  await office.send(calls.staffOrder, { ...byKey(key), params: { code } });
  assert.is((await orders.page(as, code)).messages[0]?.isNew, true, 'a key leaves messages unread');
  const listed = await read(calls.staffKeys);
  assert.equal(
    listed.map((one) => [one.key, one.lastUsedAt !== null, one.isEnded]),
    [[null, true, false]],
  );
});

keys('a key reaches nothing of another site', async () => {
  const { key } = await (await enter()).add();
  const { deps } = office;
  const own = await orders.place(await office.register());
  const other = (await deps.sites.find(otherSiteHost))?.id ?? 0;
  await deps.db.updateTable('orders').set({ site_id: other }).where('code', '=', own).execute();
  const ask = async (call: Parameters<typeof office.send>[0], sent: object) =>
    (await office.send(call, { ...byKey(key), ...sent })).status;
  assert.is(await ask(calls.staffOrder, { params: { code: own } }), 404);
  assert.equal((await office.send(calls.staffOrders, byKey(key))).body.rows, []);
  assert.is(await ask(calls.staffPrices, { params: { siteHost: otherSiteHost } }), 404);
  assert.is(await ask(calls.staffFigures, { payload: { host: otherSiteHost, days: 7 } }), 404);
  assert.is(await ask(calls.staffPrices, { params: { siteHost } }), 200);
  const host = { headers: { ...byKey(key).headers, host: `api.${otherSiteHost}` } };
  assert.is((await office.send(calls.staffOrders, host)).status, 401);
});

keys('a call without a good key is told so, and a key makes at most so many calls a minute', async () => {
  const { key } = await (await enter()).add({ scopes: ['orders:read'] });
  const statusOf = async (authorization: string, host = `api.${siteHost}`) =>
    (await office.send(calls.staffOrders, { headers: { authorization, host } })).status;
  for (const wrong of [`${key}`, 'Bearer', 'Bearer nonsense', `Basic ${key}`])
    assert.is(await statusOf(wrong), 401, wrong);
  assert.is(await statusOf(`Bearer ${key}`), 200);
  await office.deps.db.updateTable('attempts').set({ tries: callsOfKey }).execute();
  const refused = await office.send(calls.staffOrders, byKey(key));
  assert.equal([refused.status, refused.headers['retry-after']], [429, '60']);
  office.clock.now += 60_001;
  assert.is(await statusOf(`Bearer ${key}`), 200);
});

keys('a key ends on its last day, or when an owner ends it', async () => {
  const { send, tryToAdd, add } = await enter();
  const day = (days: number) => new Date(office.clock.now + days * 86_400_000).toISOString().slice(0, 10);
  for (const lastDay of [day(-2), '0000-01-01', '9999-12-31', '2999-02-30'])
    assert.is((await tryToAdd({ lastDay })).status, 422, lastDay);
  assert.is((await tryToAdd({ name: ' ' })).status, 422);
  const dated = await add({ lastDay: day(2) });
  const endless = await add();
  const outcome = async (key: string | null) => refusalOf(await office.send(calls.staffOrders, byKey(key)));
  assert.equal([await outcome(dated.key), await outcome('okey_unknown')], [200, 'keyUnknown']);
  office.clock.now += 4 * 86_400_000;
  assert.equal([await outcome(dated.key), await outcome(endless.key)], ['keyUnknown', 200]);
  const end = () => send(calls.endKey, {}, { id: endless.id });
  const { body: ended } = await end();
  assert.is(await outcome(endless.key), 'keyUnknown');
  office.clock.now += 1000;
  const again = await end();
  assert.is(again.body.endsAt, ended.endsAt, 'a key ends once');
});

keys.run();
