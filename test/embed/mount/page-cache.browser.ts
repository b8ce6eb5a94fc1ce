import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { goBackTo, keepsPages, noteWhetherKept } from '../../support/browser/kept-page.ts';
import { openHostStage, waitForWidgets } from '../../support/embed/host-pages.ts';

const cached = suite('a page that the browser keeps for Back');
const { addressOf, open } = await openHostStage({ launch: keepsPages });

/** Opens another page and returns by the Back button. */
const leaveAndComeBack = async (page: Page) => {
  await noteWhetherKept(page);
  await page.goto(addressOf('next'));
  return goBackTo(page, /plain/);
};

cached('EMB-02 widgets do not keep a page out of the back/forward cache, and work after Back', async () => {
  const page = await open('plain');
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
});

cached.run();
