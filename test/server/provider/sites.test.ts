import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { commands, usage } from '../../../src/server/provider/commands.ts';
import { essay } from '../essay.ts';
import { otherSiteHost, siteHost } from '../send.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { provide } from './provide.ts';

const provider = suite('provider: sites');
let server: TestServer;
let run: ReturnType<typeof provide>['run'];
let failure: ReturnType<typeof provide>['failure'];

provider.before(async () => {
  server = await startServer();
  ({ run, failure } = provide(server));
});
provider.after(() => server.stop());

const totalWith = async (discountCode: string, site = siteHost) => {
  const academicLevelId = site === siteHost ? 1 : 4;
  const payload = { ...essay, academicLevelId, deadlineId: 8, discountCode };
  const answer = await server.send(calls.calculatePrice, { payload, site });
  return answer.body.totalPriceConverted ?? answer.body[0].message;
};

provider('a new code counts at once, on its own site, and may be changed', async () => {
  assert.is(await totalWith('HALF'), 'discountUnknown');
  assert.equal(await run('discount', 'localhost', 'half', 'percent', '50'), [
    'HALF is worth 50 % on localhost.',
  ]);
  assert.is(await totalWith('half'), 8.5);
  assert.is(await totalWith('HALF', otherSiteHost), 'discountUnknown');
  assert.equal(await run('discount', 'LOCALHOST:8080', 'HALF', 'fixed', '2.5'), [
    'HALF is worth $2.50 on LOCALHOST:8080.',
  ]);
  assert.is(await totalWith('HALF'), 14.5);
});

provider('a code counts from its first day to its last', async () => {
  const day = (offset: number) => new Date(server.clock.now + offset * 86_400_000).toISOString();
  await run('discount', 'localhost', 'SOON', 'percent', '10', day(1), day(3));
  assert.is(await totalWith('SOON'), 'discountUnknown');
  server.clock.now += 2 * 86_400_000;
  assert.is(await totalWith('SOON'), 15.3);
  server.clock.now += 2 * 86_400_000;
  assert.is(await totalWith('SOON'), 'discountExpired');
  await run('discount', 'localhost', 'SOON', 'percent', '10', '-', '-');
  assert.is(await totalWith('SOON'), 15.3);
});

provider('a code that makes no sense is not made', async () => {
  const help = 'discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-]';
  for (const words of [
    ['localhost'],
    ['localhost', 'X', 'percent', '101'],
    ['localhost', 'X', 'percent', '-5'],
    ['localhost', 'X', 'free', '5'],
    ['localhost', 'X', 'fixed', 'ten'],
    ['localhost', 'X', 'fixed', 'Infinity'],
  ])
    assert.is(await failure('discount', ...words), help, words.join(' '));
  assert.match(await failure('discount', 'nowhere.example', 'X', 'fixed', '1'), 'There is no site');
  assert.match(await failure('discount', 'localhost', 'X', 'fixed', '1', 'tomorrow'), 'is not a date');
});

provider('a new site sells at once what its price version sells', async () => {
  const [said = ''] = await run('site', 'Papers.Example', '2');
  assert.match(said, 'api.Papers.Example');
  server.clock.now += 2000;
  const { status, body } = await server.send(calls.siteConfig, { site: 'papers.example' });
  assert.is(status, 200);
  assert.equal(
    [body.domain_site, body.domain_cabinet, body.version_price],
    ['papers.example', 'my.papers.example', 2],
  );
  assert.equal(
    (await run('site')).map((line) => line.split('  ')[1]),
    ['localhost', 'v2.localhost', 'papers.example'],
  );
  assert.is(await failure('site', 'papers.example', '1'), 'papers.example is a site already.');
  assert.is(await failure('site', 'papers.example', '3'), 'site HOST 1|2');
  assert.is(await failure('site', 'a b', '1'), 'site HOST 1|2');
});

provider('a value of the config is changed for every running server', async () => {
  await run('set', 'localhost', 'title', '"Margins & Co"');
  server.clock.now += 2000;
  assert.is((await server.send(calls.siteConfig)).body.title, 'Margins & Co');
  assert.match(await failure('set', 'localhost', 'titel', '"x"'), 'Config has: title');
  assert.match(await failure('set', 'localhost', 'title', 'x'), 'is not JSON');
});

provider('the usage names every command', () => {
  for (const name of Object.keys(commands)) assert.match(usage, `npm run provider -- ${name}`);
});

provider.run();
