import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { person } from '../../support/browser/order-journey.ts';
import { logIn, press } from '../../support/browser/order-visit.ts';
import {
  callsOf,
  elementOf,
  openOwnersPage,
  openTwoProviders,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';

const sessions = suite('sessions of two sites on one page');
const stage = await openTwoProviders();
const { first, second } = stage;

/** Opens a page with an order form of each site. Collects the hosts that get a token, and the events about a login. */
const open = async () => {
  const authorized: string[] = [];
  const told: unknown[] = [];
  const page = await openOwnersPage(
    stage,
    scriptOf(first) + scriptOf(second) + elementOf('order-form', first) + elementOf('order-form', second),
    async (page) => {
      await page.exposeFunction('tell', (event: unknown) => void told.push(event));
      page.on('request', (request) => {
        if (request.headers()['x-authorization']) authorized.push(new URL(request.url()).host);
      });
    },
  );
  await page.evaluate(() =>
    window.octavo?.push([
      'on',
      'session',
      ({ detail, target }: CustomEvent) =>
        Reflect.get(
          window,
          'tell',
        )({ ...detail, element: target instanceof HTMLElement && target.dataset.host }),
    ]),
  );
  const here = widgetOf(page, first);
  const there = widgetOf(page, second);
  for (const form of [here, there]) await form.getByRole('tab', { name: 'Log in' }).waitFor();
  return { page, here, there, authorized, told };
};

const logInAs = async (form: ReturnType<typeof widgetOf>, customer: ReturnType<typeof person>) => {
  await logIn(form, customer);
  await press(form, 'Log in');
  await form.locator('[part=greeting]').waitFor();
};

const whenLoaded = (page: Page, form: ReturnType<typeof widgetOf>) =>
  Promise.all([
    page.waitForLoadState(),
    form.locator('[name=deadlineId]').first().waitFor({ state: 'attached' }),
  ]);

sessions(
  'AUT-01 a login at one site does not log in at the other, and its token stays with its provider',
  async () => {
    const customer = person('two-sites');
    await callsOf(first).register(customer);
    const { page, here, there, authorized } = await open();
    await logInAs(here, customer);
    await page.reload();
    await here.locator('[part=greeting]').waitFor();
    await there.getByRole('tab', { name: 'Log in' }).waitFor();
    await whenLoaded(page, there);
    assert.is(await there.locator('[part=greeting]').count(), 0);
    assert.equal([...new Set(authorized)], [`api.${first.host}`]);
  },
);

sessions.run();
