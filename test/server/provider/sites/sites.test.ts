import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { commands, usage } from '../../../../src/server/provider/commands.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { otherSiteHost } from '../../../support/server/send.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const provider = suite('provider: sites');
const server = startForSuite(provider, startServer);
const { run, failure } = providerCommands(() => server);

const rowsOf = async (host: string) => {
  const { db } = server.deps;
  const { id, config } = await db
    .selectFrom('sites')
    .selectAll()
    .where('host', '=', host)
    .executeTakeFirstOrThrow();
  const count = async (table: 'prices' | 'discounts' | 'writers' | 'rule_pages' | 'dictionary_items') =>
    (await db.selectFrom(table).select('site_id').where('site_id', '=', id).execute()).length;
  return { config, count };
};

provider('a new site has no prices, codes, rules and writers, and no data of the demo', async () => {
  const [outcome = '', next] = await run('site', 'Papers.Example', '2');
  assert.match(
    outcome,
    'Point papers.example, api.papers.example, my.papers.example and office.papers.example to',
  );
  assert.match(next ?? '', 'It has no prices');
  await server.deps.sites.refresh();
  const { status, body } = await server.send(calls.siteConfig, { site: 'papers.example' });
  assert.is(status, 200);
  assert.equal(
    [body.domain_site, body.domain_cabinet, body.version_price, body.title],
    ['papers.example', 'my.papers.example', 2, 'papers.example'],
  );
  const { config, count } = await rowsOf('papers.example');
  assert.not.match(config, /octavo|WELCOME/i);
  for (const table of ['prices', 'discounts', 'writers'] as const) assert.is(await count(table), 0, table);
  const { body: rules } = await server.send(calls.rules, { site: 'papers.example' });
  assert.is(JSON.stringify(rules).split('not written yet').length, 4);
  assert.ok((await count('dictionary_items')) > 100);
  assert.equal((await server.send(calls.priceList, { site: 'papers.example' })).body, []);
  assert.equal(
    (await run('site')).map((line) => line.split('  ')[1]),
    ['localhost', 'v2.localhost', 'papers.example'],
  );
  assert.is(
    await failure('site', 'papers.example', '1'),
    'papers.example is already a site, so it was not added. Change it with the command "set".',
  );
  assert.is(
    await failure('site', 'new.example', '3'),
    '"3" is not a price version. The versions are 1 and 2.',
  );
  for (const prefix of ['my', 'api', 'office'])
    assert.match(
      await failure('site', `${prefix}.papers.example`, '1'),
      'belongs to the site papers.example',
    );
  for (const host of ['a b', 'https://x.example', '-x.example', 'x..example'])
    assert.match(await failure('site', '--', host, '1'), 'is not a host', host);
});

provider('a new site can copy the tariff of another one without its names and addresses', async () => {
  await run('set', 'v2.localhost', 'notice_email', '"office@octavo.example"');
  await run('set', 'v2.localhost', 'how_to_pay', '"To the account of Octavo Writing"');
  const [, outcome] = await run('site', 'copy.example', '--like', 'v2.localhost');
  assert.match(outcome ?? '', 'It sells what v2.localhost sells.');
  await server.deps.sites.refresh();
  const prices = async (site: string) => (await server.send(calls.priceList, { site })).body;
  assert.equal(await prices('copy.example'), await prices(otherSiteHost));
  const { config, count } = await rowsOf('copy.example');
  assert.not.match(config, /octavo|WELCOME/i);
  for (const table of ['discounts', 'writers', 'rule_pages'] as const)
    assert.is(await count(table), 0, table);
  assert.match(await failure('site', 'x.example', '1', '--like', 'v2.localhost'), 'has price version 2');
  assert.match(await failure('site', 'x.example', '--like', 'nowhere'), 'There is no site "nowhere"');
});

provider('the command `set` refuses an invalid value and prints the reason', async () => {
  const before = (await rowsOf('localhost')).config;
  for (const [name, json, reason] of [
    ['authEnabled', '"false"', 'authEnabled must be boolean.'],
    ['title', '""', 'title must not have fewer than 1 characters.'],
    ['template', '{"calculator":"m3"}', 'template → calculator must'],
    ['template', '{"calculater":"m1_d1"}', 'template must not have additional properties.'],
    ['promises', '{"revisonDays":14}', 'promises → revisonDays is unknown.'],
    [
      'payment',
      '[{"systemId":1,"descriptor":"PayPal"}]',
      'payment → 0 must have required properties isAvailable.',
    ],
    ['postback', '[{"url":"javascript:x","actions":[]}]', 'postback → 0 → url is not of the expected form'],
    ['postback', '[{"url":"https://","actions":[]}]', 'postback → 0 → url is not of the expected form'],
    ['redirect', '{"path":"javascript:alert(1)","inputDiscountCode":""}', 'redirect → path is not of'],
    ['redirect', '{"path":"java\\tscript:alert(1)","inputDiscountCode":""}', 'redirect → path is not of'],
    ['redirect', '{"path":"","inputDiscountCode":""}', 'redirect → path is not of the expected form'],
    ['version_price', '3', 'version_price must be <= 2.'],
    [
      'dictionary',
      '{"paperType":999,"academicLevel":null,"deadline":null,"writerGrade":1,"serviceType":1}',
      "dictionary → paperType 999 is not in the site's dictionary.",
    ],
    ['contact_email', '"nobody"', 'contact_email is not of the expected form'],
    ['id', '7', 'The config has no such field. Its fields are: title'],
  ] as const)
    assert.match(await failure('set', 'localhost', name, json), reason, name);
  assert.is((await rowsOf('localhost')).config, before);
});

provider('the usage text names every command', () => {
  for (const name of Object.keys(commands)) assert.match(usage, `npm run provider -- ${name}`);
});

provider.run();
