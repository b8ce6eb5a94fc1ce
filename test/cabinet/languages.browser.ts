import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const languages = suite('languages of the cabinet');
const { browser, octavo, provider } = await openStage();
const reader = person('reader');
languages.before(async () => {
  await provider.register(reader);
  await provider.order(reader, 'Is it read?');
});

const language = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Returns where the characters at these indexes of a text begin, in px from the left edge of the screen. */
const placesOf = (element: Locator, ...indexes: number[]) =>
  element.evaluate(
    ({ firstChild: text }, indexes) =>
      indexes.map((index) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      }),
    indexes,
  );

languages(
  'LNG-05 the cabinet speaks the language chosen at the login and keeps it, else the customer’s, which the profile changes',
  async () => {
    const visit = await visitCabinet(browser, octavo, { locale: 'en-GB' });
    const { page, go } = visit;
    await go('/login');
    await visit.waitForTitle('Log in');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await visit.waitForTitle('Anmelden');
    assert.is(page.url(), `${octavo.cabinet}/login`, 'the language leaves the address');
    await page.getByLabel('E-Mail').fill(reader.email);
    await page.locator('input[name=password]').fill(reader.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await visit.waitForTitle('Ihre Bestellungen');
    assert.is(
      await language(page),
      'de',
      'the choice at the login counts, although the order was in English',
    );
    await go('/profile');
    await visit.waitForTitle('Ihr Profil');
    const select = page.locator('form[name=language] select');
    assert.is(await select.inputValue(), 'de', 'the profile has the choice');
    await page.locator('#language').click();
    await select.selectOption('ar');
    await page.locator('form[name=language] [type=submit]').click();
    await visit.waitForTitle('ملفك الشخصي');
    assert.is(await page.evaluate(() => document.documentElement.dir), 'rtl');
    await page.setViewportSize({ width: 1280, height: 900 });
    const address = page.locator('[aria-labelledby=email] p').first();
    const [addressStart] = await placesOf(address, 0);
    const state = await address.locator('.status').boundingBox();
    assert.ok(Number(state?.x) < Number(addressStart), 'the state follows the address');
    await page.locator('#devices').click();
    const device = page.locator('[aria-labelledby=devices] li span').first();
    const [browserName, systemName] = await placesOf(device, 0, 'Chrome على '.length);
    assert.ok(Number(systemName) < Number(browserName), 'an Arabic name of a device begins at the right');
    const elsewhere = await visitCabinet(browser, octavo, { locale: 'de' });
    await elsewhere.go('/login');
    await elsewhere.waitForTitle('Anmelden');
    await elsewhere.page.getByLabel('E-Mail').fill(reader.email);
    await elsewhere.page.locator('input[name=password]').fill(reader.password);
    await elsewhere.page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await elsewhere.waitForTitle('طلباتك');
    const [start, end] = await placesOf(elsewhere.page.locator('.row-title'), 0, 10);
    assert.ok(Number(end) > Number(start), 'an English topic ends with its question mark');
  },
);

languages.run();
