import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { bumpVersion } from '../../../src/server/sites/store/write-site.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { refusedFields, siteHost } from '../../support/server/send.ts';
import { enterSite, outcomeOf, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const settings = suite('settings of a site in the office');
const office = startForTest(settings, startOffice);

const enter = async () => {
  const { read, send, ...owner } = await enterSite(office, 'owner');
  return {
    ...owner,
    rules: () => read(calls.staffRules),
    site: () => read(calls.staffSite),
    save: (version: string, values: object) => send(calls.saveSite, { version, values }),
    rule: async (slug: string, language: string) =>
      (await read(calls.staffRules)).find((rule) => rule.slug === slug && rule.language === language),
    cleanRule: (payload: { html: string }) => send(calls.cleanRule, payload),
    saveRule: (slug: string, payload: object) => send(calls.saveRule, payload, { slug }),
    removeRule: (slug: string, version = '') => send(calls.removeRule, { version }, { slug }),
  };
};

settings('an owner changes what the site says, and the log has it before and after', async () => {
  const owner = await enter();
  const { version, values } = await owner.site();
  const [first, ...methods] = Object(values.payment);
  const payment = [...methods, first];
  const { status } = await owner.save(version, { ...values, title: 'Quiet Papers', payment });
  assert.is(status, 200);
  await office.deps.sites.refresh();
  const { body } = await office.send(calls.siteConfig);
  assert.equal([body.title, body.payment], ['Quiet Papers', payment]);
  const [act] = await owner.acts();
  assert.equal(act.before, { title: values.title, payment: values.payment });
  assert.equal(act.after, { title: 'Quiet Papers', payment });
  await office.changeSite('title', 'Papers');
  assert.ok((await owner.acts()).some(({ by }) => by === 'command line'));
});

settings('a refused setting is named by its field, and nothing is half saved', async () => {
  const owner = await enter();
  const { version, values } = await owner.site();
  const promises = { ...Object(values.promises), revisionDays: 0 };
  const [method] = Object(values.payment);
  const wrong = { contact_email: 'nobody', contact_phone: '5'.repeat(201), payment: [method, method] };
  const refused = await owner.save(version, { title: 'Half', ...wrong, promises, id: 7 });
  assert.is(refused.status, 422);
  const fields = ['contact_email', 'contact_phone', 'payment', 'promises.revisionDays', 'id'];
  assert.equal(refusedFields(refused), fields);
  assert.equal((await owner.site()).values, values);
  assert.equal(await owner.acts(), []);
});

settings('a text that was stored before its limit hinders no change of another setting', async () => {
  const { db, sites } = office.deps;
  const site = db.selectFrom('sites').select('config').where('id', '=', 1);
  const long = {
    ...JSON.parse((await site.executeTakeFirstOrThrow()).config),
    contact_phone: '5'.repeat(300),
  };
  const config = JSON.stringify(long);
  await db.updateTable('sites').set({ config }).where('id', '=', 1).execute();
  await bumpVersion(db, 1);
  await sites.refresh();
  const owner = await enter();
  const { version, values } = await owner.site();
  assert.is((await owner.save(version, { ...values, title: 'Quiet Papers' })).status, 200);
});

settings('the second of two owners who save is told, and overwrites nothing', async () => {
  const owner = await enter();
  const { version } = await owner.site();
  await owner.save(version, { title: 'First' });
  assert.is(outcomeOf(await owner.save(version, { title: 'Second' })), 'siteChanged');
  const now = await owner.site();
  assert.is(now.values.title, 'First');
  assert.is((await owner.save(now.version, { promises: null })).status, 200);
  assert.is((await owner.site()).values.promises, undefined);
});

const visitorsRead = async (slug: string, locale = 'en') => {
  await office.deps.sites.refresh();
  return (await office.send(calls.rule, { params: { slug }, payload: { locale } })).body.html;
};

settings('OFF-03 a rule page is saved without what other pages must not run, which is listed', async () => {
  const owner = await enter();
  const { version } = (await owner.rule('terms-of-use', 'en')) ?? {};
  const html = '<p onclick="x()">Be <b>kind</b>.</p><script>x()</script><a href="javascript:x()">Go</a>';
  const saved = await owner.saveRule('terms-of-use', { language: 'en', title: 'Terms', html, version });
  const clean = '<p>Be <b>kind</b>.</p><a>Go</a>';
  const preview = await owner.cleanRule({ html });
  const removed = ['onclick of <p>', '<script>', 'href of <a>'];
  assert.equal(preview.body, { html: clean, removed, filled: clean });
  assert.equal({ ...Object(saved.body), ...Object(preview.body) }, saved.body);
  assert.is(await visitorsRead('terms-of-use'), clean);
  const [act] = await owner.acts('rule terms-of-use of localhost');
  assert.is(act.after.html, clean);
  const again = await owner.saveRule('terms-of-use', { language: 'en', title: 'Terms', html, version });
  assert.is(outcomeOf(again), 'siteChanged', 'a page that another owner has changed since');
});

settings('OFF-03 a rule page is added, and a translation of it comes and goes', async () => {
  const owner = await enter();
  const page = { language: 'en', title: 'House', html: '<p>Be kind.</p>', version: '' };
  assert.is((await owner.saveRule('house', page)).status, 200);
  const german = { ...page, language: 'de', html: '<p>Sei nett.</p>' };
  const { version } = Object((await owner.saveRule('house', german)).body);
  assert.is(await visitorsRead('house', 'de'), german.html);
  await owner.saveRule('house', { ...german, html: '', version });
  assert.is(await visitorsRead('house', 'de'), page.html);
  const refused = async (slug: string, change: object) =>
    outcomeOf(await owner.saveRule(slug, { ...page, ...change }));
  assert.is(await refused('Two words', {}), 'slug');
  assert.is(await refused('other', { html: '<p>{revisonDays}</p>' }), 'html');
  assert.is(await refused('other', { title: ' ' }), 'title');
  assert.is(await refused('other', { title: '', html: '' }), 'html');
  assert.is(await refused('other', { html: '<ul><li>'.repeat(50_000) }), 'html');
});

settings('OFF-03 a preview shows what the site promises in the place of names in braces', async () => {
  const owner = await enter();
  const { body } = await owner.cleanRule({ html: '<p>{revisionDays} days</p>' });
  assert.match(Object(body).filled, /^<p>\d+ days<\/p>$/);
  assert.is(Object(body).html, '<p>{revisionDays} days</p>');
});

settings('OFF-03 a rule page is moved, and deleted with its translations', async () => {
  const owner = await enter();
  const slugs = async () => [...new Set((await owner.rules()).map(({ slug }) => slug))];
  const before = await slugs();
  const last = before.at(-1) ?? '';
  const { title, html, version } = (await owner.rule(last, 'en')) ?? {};
  const moved = { language: 'en', title, html, version, position: 1 };
  assert.is((await owner.saveRule(last, moved)).status, 200);
  assert.equal(await slugs(), [last, ...before.slice(0, -1)]);
  office.clock.now += 1000;
  assert.is(outcomeOf(await owner.removeRule(last, 'of a page before')), 'siteChanged');
  assert.is((await owner.removeRule(last, version)).status, 204);
  assert.equal(await slugs(), before.slice(0, -1));
  await office.deps.sites.refresh();
  assert.is((await office.send(calls.rule, { params: { slug: last } })).status, 404);
  const [act] = await owner.acts(`rule ${last} of localhost`);
  assert.is(act.act, 'removeRule');
});

settings('OFF-03 the first page says what a site without prices needs', async () => {
  const { as } = await enter();
  const { db, sites } = office.deps;
  const { id = 0 } = (await sites.find(siteHost)) ?? {};
  const limits = async () => (await office.ask(calls.staffHealth, { as })).body.limits.join();
  assert.not.match(await limits(), 'takes no orders yet');
  await db.deleteFrom('prices').where('site_id', '=', id).execute();
  await bumpVersion(db, id);
  await sites.refresh();
  assert.match(await limits(), `${siteHost} takes no orders yet. Set its prices`);
});

settings('OFF-03 a payment method that an order names is not removed', async () => {
  const owner = await enter();
  await placedOrder(office, await office.register());
  const { version, values } = await owner.site();
  assert.is(outcomeOf(await owner.save(version, { payment: [] })), 'payment');
  const [first, ...others] = Object(values.payment);
  const off = { ...first, isAvailable: false };
  assert.is((await owner.save(version, { payment: [off, ...others] })).status, 200);
});

settings.run();
