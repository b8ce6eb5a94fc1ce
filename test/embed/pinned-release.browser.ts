import type { ConsoleMessage, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage, waitForWidgets } from '../support/embed/host-pages.ts';

const pinned = suite('a page that names one release');
const { octavo, openWith } = await openHostStage();

/** Returns the line that the provider's host offers for this script. */
const lineOf = async (name: string) => (await fetch(`${octavo.origin}/embed/pinned/${name}.html`)).text();

/**
 * Opens a site owner's page with this content. It is written by a script, because the import map is too long for a
 * query.
 */
const open = async (content: string, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await openWith('', { faults: /integrity|module/, ...(prepare && { prepare }) });
  await page.setContent(content);
  return page;
};

const calculator = element('calculator');

/** Adds a statement to each file of the release whose address matches, as an attacker on the network could. */
const tamperWith = (files: RegExp) => (page: Page) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.isTampered = true` });
  });

pinned('the copied line with its hash shows the site’s prices on another host', async () => {
  const page = await open((await lineOf('import-map')) + (await lineOf('octavo')) + calculator);
  await waitForWidgets(page, 1);
  await page.locator('[name=deadlineId]').selectOption('1');
  await page.getByText('$50.00').first().waitFor();
});

pinned('the browser refuses a script whose content differs from the hash of the copied line', async () => {
  let refusal: Promise<ConsoleMessage> | undefined;
  const page = await open((await lineOf('octavo')) + calculator, (opened) => {
    refusal = opened.waitForEvent('console', (message) => /integrity/.test(message.text()));
    return tamperWith(/\/octavo\.js$/)(opened);
  });
  assert.match((await refusal)?.text() ?? '', '/octavo.js');
  assert.is(await page.evaluate(() => 'octavo' in window), false);
});

pinned('with the import map, the browser refuses any changed file, also at a second try', async () => {
  const page = await open(
    (await lineOf('import-map')) + (await lineOf('octavo')) + calculator,
    tamperWith(/unks\//),
  );
  await page.locator('octavo-calculator').getByRole('button', { name: 'Retry' }).waitFor();
  await page.locator('octavo-calculator').getByRole('button', { name: 'Retry' }).click();
  await page.locator('octavo-calculator').getByRole('button', { name: 'Retry' }).waitFor();
  assert.is(await page.evaluate(() => 'isTampered' in window), false);
});

pinned.run();
