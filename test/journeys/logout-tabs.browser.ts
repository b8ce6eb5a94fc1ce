import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { field, person, type, whenReady } from '../support/browser/order-journey.ts';
import { visitOrderPage } from '../support/browser/order-visit.ts';

const tabs = suite('a logout in one of several tabs');
const { browser, octavo, provider } = await openStage(tabs);

const words = 'Margins of the printed page';

const topicOf = (page: Page) => field(page, 'topic').locator('input, textarea').first();

/** Types a topic and waits until the tab has stored it. */
const typeTopic = async (page: Page, topic: string) => {
  await type(page, 'topic', topic);
  await page.waitForFunction((text) => JSON.stringify({ ...sessionStorage }).includes(text), topic);
};

const waitForEmptyTopic = (page: Page) =>
  page.waitForFunction(
    (text) => !JSON.stringify({ ...sessionStorage, ...localStorage }).includes(text),
    words,
  );

tabs('SES-01 a logout in the order form ends the draft of the other tabs, open or left', async () => {
  const customer = person('tabs');
  await provider.register(customer);
  const token = await provider.tokenOf(customer);
  const visit = await visitOrderPage(browser, octavo, {
    prepare: (page) =>
      page.addInitScript((own) => {
        if (!sessionStorage.begun) localStorage['octavo:token'] ??= JSON.stringify(own);
        sessionStorage.begun = 'yes';
      }, token),
  });
  const { page: first } = visit;
  const [open, left] = [await first.context().newPage(), await first.context().newPage()];
  for (const [page, topic] of [
    [open, words],
    [left, `${words}, again`],
  ] as const) {
    await page.goto(first.url());
    await whenReady(page, 'octavo-order-form');
    await page.getByText('Hello, Ada!').waitFor();
    await typeTopic(page, topic);
  }
  await left.goto(`${octavo.origin}/prices/`);
  await first.getByRole('button', { name: 'Not you? Log out' }).click();
  await open.getByText('Hello, Ada!').waitFor({ state: 'detached' });
  await waitForEmptyTopic(open);
  await left.goBack();
  await whenReady(left, 'octavo-order-form');
  for (const page of [open, left]) assert.is(await topicOf(page).inputValue(), "Writer's Choice");
});

tabs.run();
