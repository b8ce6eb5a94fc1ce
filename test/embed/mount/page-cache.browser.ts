import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { goBackTo, keepsPages, noteWhetherKept } from '../../support/browser/kept-page.ts';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const cached = suite('a page that the browser keeps for Back');
const { browser, hosts } = await openHostStage(cached, keepsPages);
const context = await openDesktop(browser, { reducedMotion: 'reduce' });

/** Opens another page and returns by the Back button. */
const leaveAndComeBack = async (page: Page) => {
  await noteWhetherKept(page);
  await page.goto(hosts.addressOf('next'));
  return goBackTo(page, /plain/);
};

cached('EMB-02 widgets do not keep a page out of the back/forward cache, and work after Back', async () => {
  const { page, errors } = await hosts.open(context, 'plain');
  await waitForWidgets(page, 4);
  const calculator = page.locator('octavo-calculator');
  const form = page.locator('octavo-order-form');
  await form.locator('[data-field=topic] textarea').fill('Margins');
  await calculator.locator('[name=deadlineId]').selectOption('1');
  await calculator.getByText('$42.50').first().waitFor();
  assert.is(await leaveAndComeBack(page), true);
  assert.is(await form.locator('[data-field=topic] textarea').inputValue(), 'Margins');
  await calculator.locator('[name=deadlineId]').selectOption('9');
  await calculator.getByText('$10.17').first().waitFor();
  assert.is(await leaveAndComeBack(page), true);
  assert.equal(errors, []);
});

cached.run();
