import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { field } from '../../support/browser/order-journey.ts';
import {
  addressOfPage,
  elementOf,
  openOwnersPage,
  openTwoProviders,
  type ProviderSite,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';

const drafts = suite('drafts of two sites on one page');
const stage = await openTwoProviders();
const { first, second } = stage;

/** Content of a page with an order form for each of the sites. */
const formsOf = (...sites: readonly ProviderSite[]) =>
  scriptOf(first) + scriptOf(second) + sites.map((site) => elementOf('order-form', site)).join('');

const topicOf = (form: Locator) => field(form, 'topic').locator('textarea');

drafts('ORD-21 the draft of a site stays, also where the form of the other site goes or moves', async () => {
  const page = await openOwnersPage(stage, formsOf(first, second));
  const topics = [
    [first, 'Margins'],
    [second, 'Bindings'],
  ] as const;
  for (const [site, topic] of topics) await topicOf(widgetOf(page, site)).fill(topic);
  for (const sites of [[first, second], [second], [second, first], [first]]) {
    await page.goto(addressOfPage(stage, formsOf(...sites)));
    for (const [site, topic] of topics)
      if (sites.includes(site)) assert.is(await topicOf(widgetOf(page, site)).inputValue(), topic);
  }
});

drafts('ORD-21 two forms of one site keep two drafts, with or without the other site', async () => {
  const page = await openOwnersPage(stage, formsOf(second, first, second));
  const both = widgetOf(page, second);
  // The locator finds forms that are ready, so both have to be.
  await both.nth(1).waitFor();
  await topicOf(both.nth(0)).fill('Margins');
  await topicOf(both.nth(1)).fill('Bindings');
  for (const sites of [
    [second, first, second],
    [second, second],
  ]) {
    await page.goto(addressOfPage(stage, formsOf(...sites)));
    await both.nth(1).waitFor();
    assert.is(await topicOf(both.nth(0)).inputValue(), 'Margins');
    assert.is(await topicOf(both.nth(1)).inputValue(), 'Bindings');
  }
});

drafts.run();
