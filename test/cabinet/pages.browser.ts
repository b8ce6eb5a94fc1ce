import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { allTexts } from '../../src/languages/languages.ts';
import { compose } from '../../src/server/compose.ts';
import { refusalTextsIn } from '../../src/server/http/refusals.ts';
import { readSettings } from '../../src/server/settings/settings.ts';
import { violations } from '../support/axe/axe.ts';
import { doubleTexts } from '../support/browser/double-texts.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet, writePaper } from '../support/cabinet/cabinet-visit.ts';
import { walkCabinet } from '../support/cabinet/walk-cabinet.ts';
import { findLeaving, findUnmarked, mark, markTexts } from '../support/languages/visible-texts.ts';
import { replyTo } from '../support/server/orders/delivered-order.ts';
import type { AnyCall } from '../support/server/send.ts';

const pages = suite('every page of the cabinet, for everybody');
const { browser, octavo, provider } = await openStage();

/** A text of a customer that is long and does not break between words. */
const longText = `Comparative analysis of printing houses and ${'WithoutAnySpaces'.repeat(8)}`;

/** A long name of a paper. */
const longName = `1${'2 3'.repeat(40)}.pdf`;

/**
 * Registers two customers who read German: one with an order in each status, and one without orders. Most topics are figures,
 * because they are no texts of the cabinet.
 */
const prepareCustomers = async () => {
  const [customer, newcomer] = [person('words'), person('newcomer')];
  for (const someone of [customer, newcomer]) await provider.register({ ...someone, locale: 'de' });
  const order = (topic: string) => provider.order(customer, topic);
  const codes = {
    created: await order('111'),
    paid: await order('222'),
    delivered: await order(longText),
    approved: await order('444'),
    revised: await order('555'),
    refunded: await order('666'),
    canceled: await order('777'),
  };
  const paper = await writePaper(octavo, longName);
  const { created: _, canceled, paid, ...delivered } = codes;
  provider.commands(
    ...[paid, ...Object.values(delivered)].map((code) => ['paid', code]),
    ...Object.values(delivered).map((code) => ['deliver', code, paper, 'W10042']),
    ['refund', codes.refunded],
    ['cancel', canceled],
  );
  const beside = await compose({ ...readSettings({}), dataFolder: octavo.dataFolder }, { now: Date.now });
  await replyTo(beside, codes.delivered, longText);
  await beside.close();
  const token = await provider.tokenOf(customer);
  const send = async (call: AnyCall, id: string, payload = {}) => {
    const { status, body } = await octavo.send(call, { token, params: { id }, payload });
    assert.ok(status < 300, `${call.path}: ${JSON.stringify(body)}`);
  };
  await send(calls.approveOrder, codes.approved);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await send(calls.reviseOrder, codes.revised, { textRevision: '999', timeRevision: nextWeek });
  return { customer, newcomer, codes };
};

/** Marks the texts that a page of the cabinet reads from its document. */
const markCabinet = (page: Page, texts: unknown) =>
  page.addInitScript((marks) => {
    const { parse } = JSON;
    JSON.parse = (...args) => {
      const found = parse(...args);
      return found && Object.hasOwn(found, 'My cabinet') ? marks : found;
    };
  }, markTexts(texts));

/** Content of the site in German, and what the customers have written themselves. */
const readData = async (customers: object) => {
  const params = { siteHost: `localhost:${octavo.port}` };
  const { body } = await octavo.send(calls.bootstrap, { params, payload: { locale: 'de' } });
  const { texts: _, ...site } = body;
  // Intl writes the sizes of files, and the server names browser and network of a session in this language.
  const ofServer = ['Anderer Browser', 'Chrome auf Linux', 'Lokales Netz'];
  const others = ['1 kB', '2 kB', '1.pdf', '1.exe', ...ofServer];
  // Intl also writes how long ago a session began, which on a slow machine is minutes.
  const relativeTime = new Intl.RelativeTimeFormat('de');
  const minutesAgo = Array.from({ length: 30 }, (_, index) => relativeTime.format(-1 - index, 'minute'));
  return JSON.stringify([
    site,
    customers,
    longText,
    longName,
    others,
    minutesAgo,
    'Three pages on margins',
    'Octavo',
    'Writing',
  ]);
};

const height = 900;
/** Lists the visible controls of a touch screen that are too small, and the prices that are broken into lines. */
const findSmall = (page: Page) =>
  page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.checkVisibility());
    const isSmall = (node: HTMLElement) =>
      node.offsetHeight < 44 ||
      (!node.matches('nav a') && Number.parseFloat(getComputedStyle(node).fontSize) < 16);
    const small = visible('.box, .button, nav a').filter(isSmall);
    const broken = visible('.order-row b').filter((price) => price.offsetHeight > 30);
    return [...small, ...broken].map((node) => node.outerHTML.slice(0, 80));
  });

/** Returns the width of a page that is wider than the screen. */
const findTooWide = async (page: Page, width: number) => {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrollWidth > width ? [`${scrollWidth} px on a screen of ${width} px`] : [];
};

// One language is enough, because a text without a mark comes from no catalogue in any language, and the types require each
// text. German has the longest words. Of the colour schemes and the wide screens, each state is checked with one by turns.
pages(
  'LNG-01 UI-08 CAB-01 CAB-02 every page of the cabinet is accessible, fits each screen and speaks German',
  async () => {
    const customers = await prepareCustomers();
    const visit = await visitCabinet(browser, octavo, {
      locale: 'de-AT',
      viewport: { width: 320, height },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const { page } = visit;
    await markCabinet(page, { ...refusalTextsIn('de'), ...allTexts('de') });
    const data = await readData(customers);
    const found = new Set<string>();
    let count = 0;
    await walkCabinet(visit, customers, async (place) => {
      const add = (problem: string, items: string[]) => {
        for (const item of items) found.add(`${place}: ${problem} ${item}`);
      };
      add('in no catalogue:', await findUnmarked(page.locator('body'), data));
      add('title', (await page.title()).includes(mark) ? [] : [await page.title()]);
      add('overflow:', await findLeaving(page.locator('body')));
      add('too small:', await findSmall(page));
      add('too wide:', await findTooWide(page, 320));
      const wide = count % 2 ? 768 : 1280;
      await page.setViewportSize({ width: wide, height });
      add('too wide:', await findTooWide(page, wide));
      const [isDark, isNarrow] = [count % 3 === 0, count % 4 > 1];
      if (isNarrow) await page.setViewportSize({ width: 320, height });
      await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
      add('axe', await violations(page));
      if (!isNarrow) await page.setViewportSize({ width: 320, height });
      count += 1;
    });
    assert.equal([...found], []);
  },
);

pages('UI-08 header and banner are low, and large texts fit a phone', async () => {
  const customer = person('mistyping');
  await provider.register(customer);
  const { page, go } = await visitCabinet(browser, octavo);
  await go('/');
  await logIn(page, customer);
  const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
  await page.getByRole('region', { name: 'E-mail confirmation' }).waitFor();
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height });
    const header = await heightOf('.masthead');
    assert.ok(header > 0 && header <= 120, `the header is ${header} px high on ${width} px`);
    const banner = await heightOf('.banner');
    assert.ok(banner > 0 && banner <= 140, `the banner is ${banner} px high on ${width} px`);
  }
  await page.setViewportSize({ width: 360, height });
  await doubleTexts(page);
  assert.equal(await findTooWide(page, 360), [], 'texts twice as large');
});

pages.run();
