import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { visitCabinet, writePaper } from '../support/cabinet/cabinet-visit.ts';
import { findLeaving } from '../support/languages/visible-texts.ts';

const languages = suite('languages of the cabinet');
const { browser, octavo, provider } = await openStage(languages);
const customer = person('words');
const reader = person('reader');
const codes = { created: '', delivered: '', approved: '', refunded: '' };
languages.before(async () => {
  await provider.register({ ...customer, locale: 'de' });
  await provider.register(reader);
  await provider.order(reader, 'Is it read?');
  codes.created = await provider.order(customer, '111');
  codes.delivered = await provider.order(customer, '222');
  codes.approved = await provider.order(customer, '333');
  codes.refunded = await provider.order(customer, '444');
  const paper = await writePaper(octavo, '1.pdf');
  for (const code of [codes.delivered, codes.approved, codes.refunded]) provider.command('paid', code);
  for (const code of [codes.delivered, codes.approved]) provider.command('deliver', code, paper, 'W10042');
  provider.command('refund', codes.refunded);
  provider.command('reply', codes.delivered, '555');
  const { method, path } = calls.approveOrder;
  const approved = await fetch(`http://127.0.0.1:${octavo.port}${path.replace(':id', codes.approved)}`, {
    method,
    headers: {
      host: new URL(octavo.api).host,
      'x-identity': new URL(octavo.cabinet).host,
      'x-authorization': `Bearer ${await provider.tokenOf(customer)}`,
    },
  });
  assert.ok(approved.ok);
});

const german: BrowserContextOptions = { locale: 'de-AT', viewport: { width: 320, height: 900 } };
const whenLoaded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('main .skeleton'));
const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Opens everything on a page that unfolds or shows a message, and calls `look` after each step. */
const visitAllPages = async (
  page: Page,
  go: (path: string) => Promise<void>,
  look: (path: string) => Promise<void>,
) => {
  const showUnfolded = async (path: string) => {
    await go(path);
    await whenLoaded(page);
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await look(path);
  };
  for (const path of [
    '/login?deleted',
    '/forgot-password',
    '/forgot-password?token=x',
    '/nowhere',
    '/profile',
  ])
    await showUnfolded(path);
  await go('/login');
  await page.locator('form[name=login] [type=submit]').click();
  await page.locator('.field-error').first().waitFor();
  await look('errors');
  await page.locator('input[name=email]').fill(customer.email);
  await page.locator('input[name=password]').fill(customer.password);
  await page.locator('form[name=login] [type=submit]').click();
  await page.locator('.rows').waitFor();
  const orders = Object.values(codes).flatMap((code) => [
    `/orders/${code}`,
    `/secure-payment?orderCode=${code}`,
  ]);
  for (const path of [
    '/',
    '/?statusId=13',
    '/bonus',
    '/writers',
    '/profile',
    '/orders/O-1',
    '/secure-payment?orderCode=O-1',
    ...orders,
  ])
    await showUnfolded(path);
  await go(`/orders/${codes.delivered}`);
  await page.locator('.next-step .actions .button').first().click();
  await page.locator('.next-step .actions .button').nth(2).click();
  await page.locator('dialog form').waitFor();
  await look('revision');
};

languages('LNG-01 no German text of the cabinet overflows at 320 px', async () => {
  const { page, go, close } = await visitCabinet(browser, octavo, german);
  const leaving: string[] = [];
  await visitAllPages(page, go, async (path) => {
    leaving.push(...(await findLeaving(page.locator('body'))).map((text) => `${path}: ${text}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) leaving.push(`${path} is ${width} px wide`);
  });
  assert.equal(leaving, []);
  await close();
});

languages(
  'LNG-05 after the login the cabinet speaks the customer’s language, which the profile changes',
  async () => {
    const visit = await visitCabinet(browser, octavo, { locale: 'en-GB' });
    const { page, go } = visit;
    const scripts: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/((?:t-)?cabinet)-/.exec(request.url())?.[1];
      if (name) scripts.push(name);
    });
    await go('/login');
    await visit.waitForTitle('Log in');
    assert.equal(scripts, ['cabinet'], 'English alone');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await visit.waitForTitle('Anmelden');
    assert.is(page.url(), `${octavo.cabinet}/login`, 'the language leaves the address');
    await page.getByLabel('E-Mail').fill(reader.email);
    await page.locator('input[name=password]').fill(reader.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await visit.waitForTitle('Your orders');
    assert.is(await language(page), 'en', 'the customer has ordered in English');
    await go('/profile');
    await page.getByLabel('Language').selectOption('ar');
    await page.locator('form[name=language] [type=submit]').click();
    await visit.waitForTitle('ملفك الشخصي');
    assert.is(await page.evaluate(() => document.documentElement.dir), 'rtl');
    await go('/');
    assert.equal([...new Set(scripts)], ['cabinet', 't-cabinet']);
    await visit.close();
    const elsewhere = await visitCabinet(browser, octavo, { locale: 'de' });
    await elsewhere.go('/login');
    await elsewhere.waitForTitle('Anmelden');
    await elsewhere.page.getByLabel('E-Mail').fill(reader.email);
    await elsewhere.page.locator('input[name=password]').fill(reader.password);
    await elsewhere.page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await elsewhere.waitForTitle('طلباتك');
    const topic = elsewhere.page.locator('.row-title');
    await topic.waitFor();
    const [start, end] = await topic.evaluate(({ firstChild: text }) =>
      [0, 10].map((index) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      }),
    );
    assert.ok(Number(end) > Number(start), 'an English topic ends with its question mark');
    await elsewhere.close();
  },
);

languages.run();
