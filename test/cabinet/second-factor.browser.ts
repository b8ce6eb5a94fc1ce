import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { openOwnStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet } from '../support/cabinet/cabinet-visit.ts';
import { mailsIn } from '../support/services/read-mail.ts';
import { until } from '../support/until.ts';

const factor = suite('the second factor in the browser');
const { browser, octavo, provider } = await openOwnStage();

/** Returns the login codes in all letters to an e-mail address. */
const mailedCodes = async (to: string): Promise<string[]> => {
  const mails = (await mailsIn(octavo.dataFolder)).filter((mail) => mail.to === to);
  return mails.flatMap(({ text }) => /Your code is (\d{6})/.exec(text)?.slice(1) ?? []);
};

factor('SES-02 a login from an unknown device asks once for a code from a letter, until logout', async () => {
  const site = `localhost:${octavo.port}`;
  const title = 'A site with codes';
  provider.commands(['set', site, 'second_factor', '"mail"'], ['set', site, 'title', `"${title}"`]);
  // No answer of the server contains the setting, so the title shows when the server has read the site again.
  await until(async () => (await octavo.send(calls.siteConfig)).body.title === title);
  const who = person('factor');
  await provider.register(who);
  const visit = await visitCabinet(browser, octavo);
  const { page } = visit;
  await visit.go('/profile');
  await logIn(page, who);
  const field = page.getByLabel('Code');
  await field.waitFor();
  assert.equal(
    [await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')],
    ['one-time-code', 'numeric'],
  );
  await until(() => field.evaluate((input) => input === document.activeElement));
  await page.getByText('The code is on its way').waitFor();
  await until(async () => (await mailedCodes(who.email)).length === 1);
  const [code = ''] = await mailedCodes(who.email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await field.fill(wrong);
  await visit.press('Go on');
  await page.getByText('This code is wrong or no longer valid').first().waitFor();
  assert.is(await field.inputValue(), wrong, 'what was typed stays');
  await page.route('**/session/code', (route) => route.abort());
  await visit.press('Send a new code');
  await page.locator('p.refusal', { hasText: 'could not be reached' }).waitFor();
  await page.unroute('**/session/code');
  await visit.press('Send a new code');
  await until(async () => (await mailedCodes(who.email)).length === 2);
  await field.fill((await mailedCodes(who.email)).at(-1) ?? '');
  await visit.press('Go on');
  await visit.waitForTitle('Your profile');
  await page.reload();
  await visit.waitForTitle('Your profile');
  // The session is lost, as when a browser deletes cookies, but the device is known.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('octavo:token'));
  await visit.go('/');
  await logIn(page, who);
  await visit.waitForTitle('Your orders');
  await visit.press('Log out');
  await visit.waitForTitle('Log in');
  await logIn(page, who);
  await field.waitFor();
});

factor.run();
