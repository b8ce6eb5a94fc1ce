import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { type LanguageCode, languageCodes } from '../../../src/languages/languages.ts';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';
import { createSites } from '../../../src/server/sites/store/sites.ts';
import { writeSite } from '../../../src/server/sites/store/write-site.ts';
import { deliveredOrder, placedOrder } from '../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';

/** Reads the pages of the last build. */
const promises = suite('promises');
const host = 'localhost:8080';
const table = {
  revisionDays: 14,
  refundPercents: { beforeWriter: 100, firstHalf: 70, secondHalf: 50 },
  latePercent: 100,
  firstOrderCode: 'WELCOME15',
};
const server = startForTest(promises, () => startServer({ settings: { distFolder: resolve('dist') } }));
const { run } = providerCommands(() => server);

/** Returns a page as lines of text, without its widgets. */
const linesOf = (html: string) =>
  html
    .replace(/<template.*?<\/template>|<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '')
    .split('\n');
const readPage = async (path: string, of = host) => (await server.get(path, of)).body;
const landing = async (of = host) => linesOf(await readPage('/', of)).join('\n');
const rulesIn = async (language: LanguageCode, of = host): Promise<string> => {
  const rules = (await server.deps.sites.find(of))?.inLanguages.get(language)?.rules ?? [];
  assert.is(rules.length, 3);
  return rules.map(({ html }) => html).join('\n');
};
const promise = async (changes: Partial<typeof table>) => {
  await server.changeSite('promises', { ...table, ...changes }, host);
};
const assertNoGaps = (text: string) =>
  assert.not.match(text, /\{\w*\}|<!--#|\$0\.00|NaN|undefined|\S {2,}\S|WELCOME15|\( *\)/);

promises('PRM-01 a new site, which promises nothing, shows no sentence with a gap', async () => {
  await run('site', 'papers.example', '1', '--like', 'localhost');
  await server.deps.sites.refresh();
  assertNoGaps(await landing('papers.example'));
  for (const path of ['/', '/order/', '/samples/', '/widgets/', '/nowhere']) {
    const html = await readPage(path, 'papers.example');
    assert.not.match(html, /WELCOME15|orderPage/);
    assert.match(html, /(?:href|redirect)=['"]\/order\/['"]/);
  }
  assert.not.match(await landing('papers.example'), /first paper|Revisions|In figures|difference to/i);
});

promises('PRM-01 rules leave out each passage about a promise that the site does not make', async () => {
  const [demo] = demoSites;
  if (!demo) throw new Error('there is no demo site');
  const { promises: _, ...config } = demo.config;
  await writeSite(server.deps.db, 'papers.example', { ...demo, config });
  await server.deps.sites.refresh();
  for (const locale of languageCodes) {
    const [whole, without] = [await rulesIn(locale), await rulesIn(locale, 'papers.example')];
    assert.not.match(whole, /\{\w+\}/);
    assertNoGaps(linesOf(without).join('\n'));
    assert.not.match(without, /\d %|id="partial"|<(\w+)[^>]*>\s*<\/\1>/);
    for (const part of ['id="full"', 'id="delivery"', 'id="how"', 'id="law"']) assert.match(without, part);
  }
});

promises('PRM-01 an empty, unknown or time-limited first-order code is not mentioned', async () => {
  for (const firstOrderCode of ['', 'NOBODY', 'SPRING10', '<img>']) {
    await promise({ firstOrderCode });
    const page = await landing();
    assertNoGaps(page);
    assert.is(/.{30}(?:first paper|SPRING10|NOBODY|<img>)/i.exec(page)?.[0], undefined);
    assert.match(page, 'Revisions free for 14 days');
    assert.match(await readPage('/'), /href='\/order\/'/);
  }
});

promises('PRM-01 each place follows the table as soon as one of its values is changed', async () => {
  const token = await server.register('ada@example.com');
  const delivered = await deliveredOrder(server, token);
  await promise({ revisionDays: 1 });
  assert.match(await landing(), 'Revisions free for 24 hours');
  assert.match(await rulesIn('de'), '24 Stunden');
  await promise({ revisionDays: 21 });
  assert.match(await landing(), 'Revisions free for 21 days');
  assert.not.match(await landing(), '14 days');
  for (const locale of languageCodes) assert.is((await rulesIn(locale)).match(/\b21\b/g)?.length, 2);
  assert.match(await readPage('/embed/site.js'), '"revisionDays":21');
  const revise = async () => {
    const timeRevision = new Date(server.clock.now + 86_400_000).toISOString();
    const sent = { params: { id: delivered }, payload: { timeRevision, textRevision: 'Shorter.' } };
    return server.send(calls.reviseOrder, { ...sent, token: await server.logIn('ada@example.com') });
  };
  server.clock.now += 22 * 86_400_000;
  assert.is(refusalOf(await revise()), 'revisionEnded');
  server.clock.now -= 2 * 86_400_000;
  assert.is((await revise()).status, 204);

  await promise({ refundPercents: { beforeWriter: 91, firstHalf: 62, secondHalf: 43 } });
  const page = await landing();
  for (const share of [91, 62, 43]) {
    assert.match(page, `${share}%`);
    for (const locale of languageCodes) assert.match(await rulesIn(locale), RegExp(`${share}[^\\d<]{0,2}%`));
  }
  const fresh = await server.logIn('ada@example.com');
  const id = await placedOrder(server, fresh);
  await run('paid', id);
  const offer = await server.send(calls.cancellation, { token: fresh, params: { id } });
  assert.is(offer.body.percent, 91);

  await promise({ latePercent: 80 });
  assert.match(await landing(), '80% of the difference');
  for (const locale of languageCodes) assert.is((await rulesIn(locale)).match(/80[^\d<]{0,2}%/g)?.length, 2);
  await promise({ latePercent: 0 });
  assert.not.match(await landing(), 'of the difference');
  for (const locale of languageCodes) assert.not.match(await rulesIn(locale), /\b0[^\d<]{0,2}%|\{/);

  await promise({ firstOrderCode: 'TENOFF' });
  const html = await readPage('/');
  assert.match(html, 'Your first paper costs $10.00 less');
  assert.match(html, '<b class="code">TENOFF</b>');
  assert.not.match(html, 'WELCOME15');
});

promises('PRM-01 a rule that names no promise is refused, or left out and logged if stored', async () => {
  const [demo] = demoSites;
  const [terms] = demo?.rules ?? [];
  if (!demo || !terms) throw new Error('there is no demo site');
  const rule = { ...terms, html: '<p>One.</p><p>Up to {bonusDays} days.</p>' };
  await writeSite(server.deps.db, 'papers.example', { ...demo, rules: [rule] }).then(
    () => assert.unreachable(),
    ({ message }) => assert.match(message, 'The rule terms-of-use names {bonusDays}.'),
  );
  await server.deps.db.updateTable('rule_pages').set({ html: rule.html }).execute();
  const warnings: string[] = [];
  const sites = createSites({
    db: server.deps.db,
    port: () => 8080,
    log: { warn: (text: string) => warnings.push(text) },
  });
  const found = await sites.find(host);
  assert.equal(
    found?.rules.map(({ html }) => html),
    ['<p>One.</p>', '<p>One.</p>', '<p>One.</p>'],
  );
  assert.match(warnings[0] ?? '', 'names {bonusDays}, which is no promise');
});

promises.run();
