import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const two = suite('two order forms on one page');
const { browser, hosts } = await openHostStage(two);
const context = await openDesktop(browser);

const topics = (page: Page) => page.locator('octavo-order-form [data-field=topic] textarea');

two('ORD-21 each of two order forms restores its own values after a reload', async () => {
  const form = '<octavo-order-form loading="eager"></octavo-order-form>';
  const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';
  const content = encodeURIComponent(script + form + form);
  const { page, errors } = await hosts.open(context, `any?content=${content}`);
  await waitForWidgets(page, 2);
  await topics(page).first().fill('Margins');
  await topics(page).last().fill('Bindings');
  await page.reload();
  await waitForWidgets(page, 2);
  assert.is(await topics(page).first().inputValue(), 'Margins');
  assert.is(await topics(page).last().inputValue(), 'Bindings');
  assert.equal(errors, []);
});

two.run();
