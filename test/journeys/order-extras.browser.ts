import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { extras as known } from '../../src/order/vocabulary/ids.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { bumpVersion } from '../../src/server/sites/store/write-site.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { field, fillRegistration, person, summaryLines, total } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  paymentPage,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const extras = suite('the extras of a site');
const { browser, octavo, provider } = await openStage(extras);
const { db } = openDatabase(octavo.dataFolder, null);
extras.after(() => db.destroy());

const { id: siteId } = await db
  .selectFrom('sites')
  .select('id')
  .where('host', '=', 'localhost')
  .executeTakeFirstOrThrow();

const servedExtras = async () => {
  const siteHost = `localhost:${octavo.port}`;
  const { body } = await octavo.send(calls.bootstrap, { params: { siteHost } });
  return body.dictionaries.extra;
};

/** Waits until the running server, which looks for changes once a second, serves the extra. */
const waitUntilServed = async (name: string) => {
  await bumpVersion(db, siteId);
  while (!(await servedExtras()).some((extra) => extra.name === name)) {}
};

const ofSite = { site_id: siteId };
await db
  .insertInto('dictionary_items')
  .values({
    ...ofSite,
    dictionary: 'extra',
    item_id: 9,
    sort: 0,
    name: 'Express check',
    details: JSON.stringify({ about: 'An editor reads the paper within a day' }),
  })
  .execute();
await db
  .insertInto('surcharges')
  .values({ ...ofSite, kind: 'extra', item_id: 9, amount: 450 })
  .execute();
await db
  .updateTable('dictionary_items')
  .set({ name: 'Originality report' })
  .where('site_id', '=', siteId)
  .where('dictionary', '=', 'extra')
  .where('item_id', '=', known.plagiarismReport)
  .execute();
await db
  .deleteFrom('surcharges')
  .where('site_id', '=', siteId)
  .where('kind', '=', 'extra')
  .where('item_id', '=', known.personalSupport)
  .execute();
await waitUntilServed('Express check');

extras('MON-04 an extra that the owner adds can be ordered once it has a price', async () => {
  const { page, form } = await visitOrderPage(browser, octavo);
  const names = await field(form, 'extrasIds').locator('label').allInnerTexts();
  assert.equal(names, [
    'Express check +$4.50',
    'Abstract page +$14.99',
    'Originality report +$9.99',
    'TOP-10 Writer +35%',
    'Premium Writer +20%',
  ]);
  await field(form, 'extra9').getByRole('button', { name: 'About: Express check' }).hover();
  await form.getByRole('tooltip').filter({ hasText: 'An editor reads the paper within a day' }).waitFor();
  const before = Number(((await total(form).textContent()) ?? '').slice(1));
  await field(form, 'extra9').locator('input').check();
  await field(form, 'plagiarismReport').locator('input').check();
  const due = `$${(before + 4.5 + 9.99).toFixed(2)}`;
  await total(form).filter({ hasText: due }).waitFor();
  await fillPaper(form);
  const customer = person('extras');
  await fillRegistration(form, customer);
  await checkOut(form);
  assert.is((await summaryLines(form)).at(-1), 'Express check, Originality report');
  await total(form).filter({ hasText: due }).waitFor();
  await acceptPolicy(form);
  await proceed(form);
  await paymentPage(page, octavo);
  const code = await provider.onlyOrderOf(customer);
  const order = await db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const ordered = await db
    .selectFrom('order_extras')
    .select(['extra_id', 'name', 'cents'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  assert.equal(ordered, [
    { extra_id: 9, name: 'Express check', cents: 450 },
    { extra_id: 2, name: 'Originality report', cents: 999 },
  ]);
  assert.is(`$${(order.total_cents / 100).toFixed(2)}`, due);
});

extras.run();
