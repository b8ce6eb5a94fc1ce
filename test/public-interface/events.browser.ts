import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { events } from '../../src/public-interface/events.ts';
import { describeProblems } from '../../src/server/sites/check-value.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { choose, person, whenReady } from '../support/browser/order-journey.ts';
import { paymentPage, prepareOrder, press, proceed, visitOrderPage } from '../support/browser/order-visit.ts';
import { until } from '../support/until.ts';

/** An event that a widget's element has fired. */
interface Fired {
  /** Name of the element, `octavo-calculator`. */
  element: string;
  /** Type without the prefix `octavo:`. */
  type: string;
  detail: unknown;
}

/** Records every event that the widgets of a page fire, also on later pages of the same tab. */
const recordEvents = async (page: Page): Promise<readonly Fired[]> => {
  const fired: Fired[] = [];
  await page.exposeFunction('recordEvent', (event: Fired) => void fired.push(event));
  await page.addInitScript(() => {
    const record: (event: Fired) => unknown = Reflect.get(window, 'recordEvent');
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (this instanceof Element && event instanceof CustomEvent && event.type.startsWith('octavo:'))
        record({ element: this.localName, type: event.type.slice('octavo:'.length), detail: event.detail });
      return dispatchEvent.call(this, event);
    };
  });
  return fired;
};

/** Adds every other widget to the page, below the order form. */
const addWidgets = async (page: Page) => {
  const others = everyWidget.filter((name) => name !== 'order-form');
  await page.evaluate((names) => {
    for (const name of names)
      document.body.append(Object.assign(document.createElement(`octavo-${name}`), { loading: 'eager' }));
  }, others);
  for (const name of others) {
    await page.locator(`octavo-${name}`).scrollIntoViewIfNeeded();
    await whenReady(page, `octavo-${name}`);
  }
  await page.locator('octavo-service-rules [part=text]').waitFor();
};

const fires = suite('the events of the widgets');
const { browser, octavo } = await openStage();

const rows = Object.entries(events);
/** Every pair of an element and an event that it fires. */
const listed = rows.flatMap(([type, { of }]) => of.map((name) => `octavo-${name} ${type}`)).sort();
const pairsOf = (fired: readonly Fired[]) => [
  ...new Set(fired.map(({ element, type }) => `${element} ${type}`)),
];

/** Opens the order page with every widget of Octavo. */
const open = async () => {
  let fired: readonly Fired[] = [];
  const visit = await visitOrderPage(browser, octavo, {
    prepare: async (page) => {
      fired = await recordEvents(page);
    },
  });
  await addWidgets(visit.page);
  return { ...visit, fired };
};

/** Opens a tab in which every widget fails to load, and returns the events. */
const failToLoad = async (): Promise<readonly Fired[]> => {
  const page = await browser.newPage();
  const fired = await recordEvents(page);
  const elements = everyWidget.map((name) => `<octavo-${name} loading="eager"></octavo-${name}>`);
  const script = `<script async src="${octavo.origin}/embed/octavo.js" data-host="wrong.example" data-api="${octavo.api}"></script>`;
  await page.route(`${octavo.origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${script}${elements.join('')}` }),
  );
  await page.goto(octavo.origin);
  await until(() => fired.length >= everyWidget.length);
  return fired;
};

const followLink = async (page: Page, element: string, link: string) => {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator(element).locator(link).first().click(),
  ]);
  await tab.close();
};

/** Makes every widget fire each event that it can fire once it is loaded. */
const playThrough = async () => {
  const { page, form, fired } = await open();
  await choose(page.locator('octavo-calculator'), 'typeId', 12);
  await followLink(page, 'octavo-calculator', '[part~=button-primary]');
  await followLink(page, 'octavo-price-list', '[part=price-link]');
  await choose(form, 'typeId', 12);
  await press(form, 'Checkout');
  await form.locator('[data-error-for="details"]').waitFor();
  await prepareOrder(form, person('events'));
  await proceed(form);
  await paymentPage(page, octavo);
  return fired;
};

fires('ANA-01 widgets fire exactly the events of the table, with the details of the table', async () => {
  const fired = [...(await failToLoad()), ...(await playThrough())];
  assert.equal(pairsOf(fired).sort(), listed);
  const problems = rows.flatMap(([type, row]) =>
    fired
      .filter((one) => one.type === type)
      .flatMap(({ detail }) => describeProblems(row.detail, type, detail)),
  );
  assert.equal(problems, []);
});

fires.run();
