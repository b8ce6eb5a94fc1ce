import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../src/server/database/open.ts';
import { bumpVersion } from '../../../src/server/sites/store/write-site.ts';
import { openDesktop } from '../../support/browser/browser.ts';
import { openOwnStage } from '../../support/browser/open-stage.ts';

const template = suite('the template that a site has chosen');
const { browser, octavo } = await openOwnStage();

/** Makes m3_d1 the template of the site's order forms, and waits until the running server knows it. */
const chooseCheckout = async () => {
  const { db } = openDatabase(octavo.dataFolder, null);
  template.after(() => db.destroy());
  const site = await db
    .selectFrom('sites')
    .select(['id', 'config'])
    .where('host', '=', 'localhost')
    .executeTakeFirstOrThrow();
  const config = JSON.stringify({ ...JSON.parse(site.config), template: { 'order-form': 'm3_d1' } });
  await db.updateTable('sites').set({ config }).where('id', '=', site.id).execute();
  await bumpVersion(db, site.id);
  const script = async () => (await fetch(`${octavo.origin}/embed/octavo.js`)).text();
  while (!(await script()).includes('"order-form":"m3_d1"')) {}
};

/** Opens a page with this element. Returns whether it shows the checkout. */
const showsCheckout = async (element: string) => {
  const context = await openDesktop(browser);
  const page = await context.newPage();
  await page.route(`${octavo.origin}/own`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script async src="/embed/order-form.js" data-octavo></script>${element}`,
    }),
  );
  await page.goto(`${octavo.origin}/own`);
  await page.locator('octavo-order-form[data-state=ready] [data-step="1"]').waitFor();
  const isCheckout = (await page.locator('octavo-order-form .checkout').count()) > 0;
  return isCheckout;
};

template(
  'EMB-03 if the site has chosen m3_d1, its order forms are checkouts unless they name another template',
  async () => {
    await chooseCheckout();
    for (const attribute of ['', 'template="m3_d1"', 'template="unknown"'])
      assert.ok(await showsCheckout(`<octavo-order-form ${attribute}></octavo-order-form>`), attribute);
    assert.not.ok(await showsCheckout('<octavo-order-form template="m1_d1"></octavo-order-form>'));
  },
);

template.run();
