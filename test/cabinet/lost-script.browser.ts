import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdRequests } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const scripts = suite('a cabinet whose scripts get lost');
const { browser, octavo } = await openStage();

for (const [title, path, script, loadedSelector] of [
  ['the cabinet', '/login', '**/assets/cabinet-*.js', 'form[name="login"]'],
  ['the order form', '/order-now', '**/embed/checkout.js', 'octavo-order-form[data-state="ready"]'],
] as const)
  scripts(`CAB-01 a page that lacks the script of ${title} offers a link that loads it again`, async () => {
    const { page, go } = await visitCabinet(browser, octavo);
    await page.route(script, (route) => route.abort());
    await go(path);
    const reloadLink = page.getByRole('link', { name: 'Load it again' });
    await reloadLink.waitFor();
    await page.unroute(script);
    await reloadLink.click();
    await page.locator(loadedSelector).waitFor();
    assert.is(await page.locator('#cabinet > .fallback').count(), 0);
    assert.not(await reloadLink.isVisible());
  });

scripts('EMB-07 a form is sent without its checks if the code of the checks never arrives', async () => {
  const { page, go, waitForTitle } = await visitCabinet(browser, octavo);
  await page.clock.install();
  await go('/login');
  await waitForTitle('Log in');
  const { release } = await holdRequests(page, '**/assets/**');
  const scriptRequest = page.waitForRequest('**/assets/**');
  await logIn(page, person('hanging'));
  await scriptRequest;
  await page.clock.fastForward(15_000);
  await page.locator('[data-error-for=password]').waitFor();
  release();
});

scripts.run();
