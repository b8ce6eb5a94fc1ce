import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { waitForWidgets } from '../support/embed/host-pages.ts';
import { openHostStage } from '../support/embed/open-host-stage.ts';

const pinned = suite('a page that names one release');
const { browser, hosts } = await openHostStage(pinned);
let context: BrowserContext;

pinned.before.each(async () => {
  context = await openDesktop(browser, { reducedMotion: 'reduce' });
});
pinned.after.each(() => context.close());

/** Returns the line that the provider's host offers for this script. */
const lineOf = async (name: string) =>
  (await fetch(`${hosts.octavo.origin}/embed/pinned/${name}.html`)).text();

/**
 * Opens a site owner's page with this content. It is written by a script, because the import map is too long for a
 * query.
 */
const open = async (content: string, prepare?: (page: Page) => Promise<unknown>) => {
  const opened = await hosts.openWith(context, '', prepare);
  await opened.page.setContent(content);
  return opened;
};

const element = '<octavo-calculator loading="eager"></octavo-calculator>';

/** Adds a statement to each file of the release whose address matches, as an attacker on the network could. */
const tamperWith = (files: RegExp) => (page: Page) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.isTampered = true` });
  });

pinned('the copied line with its hash shows the site’s prices on another host', async () => {
  const { page, errors } = await open((await lineOf('import-map')) + (await lineOf('octavo')) + element);
  await waitForWidgets(page, 1);
  const calculator = page.locator('octavo-calculator');
  await calculator.locator('[name=deadlineId]').selectOption('1');
  await calculator.getByText('$50.00').first().waitFor();
  assert.equal(errors, []);
});

pinned('the browser refuses a script whose content differs from the hash of the copied line', async () => {
  let refusal: Promise<ConsoleMessage> | undefined;
  const { page } = await open((await lineOf('octavo')) + element, (opened) => {
    refusal = opened.waitForEvent('console', (message) => /integrity/.test(message.text()));
    return tamperWith(/\/octavo\.js$/)(opened);
  });
  assert.match((await refusal)?.text() ?? '', '/octavo.js');
  assert.is(await page.evaluate(() => 'octavo' in window), false);
});

pinned(
  'with the import map, the browser refuses any file that has been changed, also at a second attempt',
  async () => {
    const { page } = await open(
      (await lineOf('import-map')) + (await lineOf('octavo')) + element,
      tamperWith(/unks\//),
    );
    await page.locator('octavo-calculator').getByRole('button', { name: 'Retry' }).waitFor();
    await page.locator('octavo-calculator').getByRole('button', { name: 'Retry' }).click();
    await page.locator('octavo-calculator').getByRole('button', { name: 'Retry' }).waitFor();
    assert.is(await page.evaluate(() => 'isTampered' in window), false);
  },
);

pinned.run();
