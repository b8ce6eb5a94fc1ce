import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import type { Bootstrap, SiteConfig } from '../../../../src/order/vocabulary/site.ts';
import { demoSites } from '../../../../src/server/demo/demo-sites.ts';
import { writeSite } from '../../../../src/server/sites/store/write-site.ts';
import { otherSiteHost, siteHost } from '../../../support/server/send.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const sites = suite('sites');
const server = startForSuite(sites, () => startServer({ settings: { trustedProxies: 1 } }));

const path = '/v1/client/bootstrap/';
const bootstrap = (headers = {}, site = siteHost) =>
  server.get<Bootstrap>(path + site, `api.${siteHost}`, headers);

sites('EMB-01 any page can read the bootstrap document, without a custom header', async () => {
  const { status, body, headers } = await bootstrap();
  assert.is(status, 200);
  assert.equal(Object.keys(body).sort(), [
    'config',
    'countryCode',
    'dialCode',
    'dictionaries',
    'linkDiscount',
    'paysOnline',
    'tariff',
  ]);
  assert.is(body.config.domain_site, siteHost);
  assert.is(body.countryCode, null);
  assert.is(headers['access-control-allow-origin'], '*');
  assert.is(
    headers['cache-control'],
    'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800',
  );
  const otherSite = await bootstrap({}, encodeURIComponent(otherSiteHost));
  assert.is(otherSite.body.config.version_price, 2);
  const unknown = await bootstrap({}, 'nowhere.example');
  assert.equal([unknown.status, unknown.body[0].message], [404, 'There is no such site']);
});

sites('AUT-04 bootstrap document and location have the proxy’s country and its dial code', async () => {
  const headers = { 'cf-ipcountry': 'gb' };
  const british = await bootstrap(headers);
  assert.equal([british.body.countryCode, british.body.dialCode], ['GB', '44']);
  assert.match(String(british.headers.vary), 'cf-ipcountry');
  assert.is.not(british.headers.etag, (await bootstrap()).headers.etag);
  const locate = async (country: string) => {
    const { body } = await server.send(calls.location, { headers: { 'cf-ipcountry': country } });
    return [body.countryCode, body.dialCode];
  };
  assert.equal(
    [await locate('DE'), await locate('XX'), await locate('T1'), await locate('<b>')],
    [
      ['DE', '49'],
      [null, null],
      [null, null],
      [null, null],
    ],
  );
});

for (const [site, seed] of [
  [siteHost, demoSites[0]],
  [otherSiteHost, demoSites[1]],
] as const) {
  sites(`DOM-02 ${site} returns each of its dictionaries as its owner has stored them`, async () => {
    const { body } = await server.send(calls.dictionaries, { site });
    assert.equal(body, seed?.dictionaries);
    for (const [name, items] of Object.entries(seed?.dictionaries ?? {})) {
      const one = await server.send(calls.dictionary, { site, params: { name } });
      assert.equal(one.body, items, name);
    }
    assert.is((await server.send(calls.dictionary, { site, params: { name: 'constructor' } })).status, 404);
  });

  sites(`DOM-03 ${site} returns its whole config and its prices`, async () => {
    const { body } = await server.send(calls.siteConfig, { site });
    const { samplesUrl, notice_email, payment_answer_hours, ...visible } = { ...seed?.config };
    const { second_factor, languages, time_zone, demo_pages, ...config } = visible;
    assert.equal(body, {
      ...config,
      id: body.id,
      domain_site: site,
      domain_cabinet: `my.${site}`,
      hostName: site,
      isReady: true,
      samplesUrl: `http://${site}${samplesUrl}`,
    });
    assert.is(typeof body.id, 'number');
    const prices = await server.send(calls.priceList, { site });
    const cells = seed?.tariff.grids.flatMap(({ cents }) => cents.flat()).filter((cents) => cents !== null);
    assert.is(prices.body.length, cells?.length);
    const [grid] = seed?.tariff.grids ?? [];
    assert.equal(prices.body[0], {
      serviceId: grid?.serviceId,
      typeId: null,
      typeCategoryId: null,
      unit: 'element',
      academicLevelId: grid?.academicLevelIds[0],
      deadlineId: grid?.deadlineIds[0],
      price: Number(grid?.cents[0]?.[0]) / 100,
    });
  });
}

sites('API-02 a request names its site by x-identity, by the query or by its host', async () => {
  const titleOf = async (url: string, host: string, headers = {}) =>
    (await server.get<SiteConfig>(url, host, headers)).body.domain_site;
  const url = '/v1/client/site-config';
  assert.is(await titleOf(url, 'proxy.example', { 'x-identity': `my.${otherSiteHost}` }), otherSiteHost);
  assert.is(await titleOf(`${url}?identity=my.${otherSiteHost}`, 'proxy.example'), otherSiteHost);
  assert.is(await titleOf(url, `api.${otherSiteHost}`), otherSiteHost);
  const { status, body } = await server.get(url, 'proxy.example');
  assert.equal([status, body], [404, [{ property: '', message: 'There is no such site' }]]);
});

sites('RUL-03 each rule page is found by its slug, and its HTML is sanitised', async () => {
  const { body } = await server.send(calls.rules);
  assert.equal(Object.keys(body).sort(), ['money-back-guarantee', 'privacy-policy', 'terms-of-use']);
  for (const slug of Object.keys(body)) {
    const one = await server.send(calls.rule, { params: { slug } });
    assert.equal(one.body, { slug, ...body[slug] });
    assert.not.match(one.body.html, /<script|onclick|javascript:/i);
  }
  assert.is((await server.send(calls.rule, { params: { slug: 'toString' } })).status, 404);

  const html = `<h1 onclick="x()">Terms</h1><script>x()</script><a href="javascript:x()">one</a> <a href="#two">two</a>`;
  const rules = [{ slug: 'terms-of-use', title: 'Terms', html }];
  for (const seed of demoSites.slice(0, 1))
    await writeSite(server.deps.db, 'hostile.example', { ...seed, rules });
  await server.deps.sites.refresh();
  const params = { slug: 'terms-of-use' };
  const hostile = await server.send(calls.rule, { params, site: 'hostile.example' });
  assert.is(hostile.body.html, '<h1>Terms</h1><a>one</a> <a href="#two">two</a>');
});

sites('a site that cannot be read keeps its former settings, and stops no other site', async () => {
  const { db, sites: known } = server.deps;
  const titleOf = async (host: string) =>
    (await server.get<SiteConfig>('/v1/client/site-config', `api.${host}`)).body.title;
  const former = await titleOf(otherSiteHost);
  const stored = await db.selectFrom('sites').select(['id', 'config']).orderBy('id').execute();
  const write = async (config: (own: string, index: number) => string) => {
    for (const [index, row] of stored.entries())
      await db
        .updateTable('sites')
        .set(({ eb }) => ({ config: config(row.config, index), version: eb('version', '+', 1) }))
        .where('id', '=', row.id)
        .execute();
    await known.refresh();
  };
  const renamed = (own: string) => own.replace(/"title":"[^"]*"/, '"title":"Renamed"');
  const withoutTitle = (own: string) => own.replace('"title"', '"name"');
  const withoutZone = (own: string) => JSON.stringify({ ...JSON.parse(own), time_zone: 1 });
  for (const broken of [() => '{', () => 'null', withoutTitle, withoutZone]) {
    await write((own, index) => (index === 0 ? renamed(own) : broken(own)));
    assert.is(await titleOf(siteHost), 'Renamed');
    assert.is(await titleOf(otherSiteHost), former);
    const { body } = await server.get<{ reason: string }>('/readyz', siteHost);
    assert.match(body.reason, `The settings of ${otherSiteHost.split(':')[0]} cannot be read`);
    assert.not.match(body.reason, 'JSON', 'the error is in the log alone');
  }
  const long = 'Long'.repeat(100);
  await write((own) => own.replace(/"title":"[^"]*"/, `"title":"${long}"`));
  assert.is(await titleOf(siteHost), long, 'a text that was stored before its limit');
  await write((own) => own);
  assert.equal(known.problems(), []);
});

sites.run();
