import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { bodyEncodings, otherSiteHost } from '../../support/server/send.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { action, details, startWithStatistics, toTexts } from '../../support/server/start-with-statistics.ts';

const statistics = suite('statistics');
const server = startForTest(statistics, startWithStatistics);

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

statistics('ANA-01 a visitor’s action is stored with page and device, in every body encoding', async () => {
  const sent = [...bodyEncodings.map((as) => ({ as, payload: as === 'json' ? details : inBrackets }))];
  for (const { as, payload } of [...sent, { as: 'multipart', payload: toTexts(details) } as const]) {
    const fields = { ...action, ...payload } as Fields;
    assert.is((await server.send(calls.visitorAction, { encoding: as, payload: fields })).status, 204);
  }
  const rows = await server.events();
  assert.is(rows.length, 4);
  for (const { site_id, at, action_id, page_id, device_id } of rows) {
    assert.equal([site_id, at], [1, server.clock.now]);
    const what = { category: 'Widget', label: 'Calculator', id: '1', template: 'm1_d1', action: 'Show' };
    assert.equal(await server.textOf(action_id), { ...what, code: '201' });
    assert.equal(await server.textOf(page_id), {
      location: 'https://papers.example/',
      utm_campaign: 'autumn',
    });
    assert.equal(await server.textOf(device_id), { width: '360', language: 'en' });
  }
  assert.is(new Set(rows.map(({ visitor }) => visitor)).size, 1);
  const found = (await server.views()).map(({ part, name, views }) => [part, name, views]);
  const named = { widget: 'Calculator', template: 'm1_d1', campaign: 'autumn', device: 'mobile', '': '' };
  for (const [part, name] of Object.entries(named))
    assert.ok(
      found.some((row) => String(row) === String([part, name, 4])),
      part,
    );
});

statistics('ANA-01 simultaneous actions are each stored once, for their own site', async () => {
  await server.flood(300, (index) =>
    server.sendAction(
      { visitorId: `crowd-${index % 3}`, actionData: { action: 'Show' } },
      undefined,
      index % 3 === 2 ? otherSiteHost : undefined,
    ),
  );
  const rows = await server.events();
  assert.is(rows.filter(({ site_id }) => site_id === 1).length, 200);
  assert.is(rows.filter(({ site_id }) => site_id === 2).length, 100);
  const whole = (await server.views()).filter(({ part }) => part === '');
  assert.equal(
    whole.map(({ views }) => views),
    [100, 200],
  );
});

statistics('ANA-01 of an overlong action, fields are cut and the page and campaign are kept', async () => {
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`utm_${index}`, 'x'.repeat(60)]));
  const { status } = await server.sendAction({
    deviceData: { width: 360, userAgent: 'x'.repeat(500), ['x'.repeat(1030)]: 1, language: 'en' },
    actionData: { action: 'Show' },
    environmentData: {
      location: `https://papers.example/${'p'.repeat(500)}`,
      storage: { ...many, utm_source: 'x'.repeat(500), utm_campaign: 'autumn' },
      cookies: Array.from({ length: 31 }, (_, index) => `a-rather-long-name-of-a-cookie-${index}`),
    },
  });
  assert.is(status, 204);
  const [row] = await server.events();
  assert.equal(await server.textOf(row?.device_id), {
    width: 360,
    userAgent: 'x'.repeat(300),
    language: 'en',
  });
  const page = await server.textOf(row?.page_id);
  assert.equal([page.location.length, page.utm_source.length, page.utm_campaign], [300, 60, 'autumn']);
});

statistics('ANA-01 texts of actions are stored without characters that a database refuses', async () => {
  const odd = { label: 'a\ud800', actionData: { action: 'x', note: '\udc00 \u0000' }, visitorId: '\ud800' };
  await server.flood(1, () => server.sendAction(odd));
  assert.is((await server.events()).length, 1);
});

statistics.run();
