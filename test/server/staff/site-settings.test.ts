import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { siteHost } from '../../support/server/send.ts';
import { officeHeaders, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const settings = suite('settings of a site in the office');
const office = startForTest(settings, startOffice);
const params = { siteHost };

const enter = async () => {
  const as = await office.enterAs('owner');
  const headers = officeHeaders(as);
  return {
    site: async () => (await office.send(calls.staffSite, { params, headers })).body,
    save: (version: string, values: object) =>
      office.ask(calls.saveSite, { as, params, payload: Object({ version, values }), encoding: 'json' }),
    acts: async () =>
      (await office.send(calls.staffActs, { headers, payload: { about: 'site localhost' } })).body,
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
});

settings('a refused setting is named by its field, and nothing is half saved', async () => {
  const owner = await enter();
  const { version, values } = await owner.site();
  const promises = { ...Object(values.promises), revisionDays: 0 };
  const refused = await owner.save(version, { title: 'Half', contact_email: 'nobody', promises, id: 7 });
  assert.is(refused.status, 422);
  assert.equal(
    Object(refused.body).map(({ property }: { property: string }) => property),
    ['contact_email', 'promises.revisionDays', 'id'],
  );
  assert.equal((await owner.site()).values, values);
  assert.equal(await owner.acts(), []);
});

settings('the second of two owners who save is told, and overwrites nothing', async () => {
  const owner = await enter();
  const { version } = await owner.site();
  await owner.save(version, { title: 'First' });
  assert.is((await owner.save(version, { title: 'Second' })).status, 409);
  const now = await owner.site();
  assert.is(now.values.title, 'First');
  assert.is((await owner.save(now.version, { promises: null })).status, 200);
  assert.is((await owner.site()).values.promises, undefined);
});

settings.run();
