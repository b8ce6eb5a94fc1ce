import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const scripts = suite('a cabinet whose scripts get lost');
const { browser, octavo } = await openStage(scripts);

for (const [title, path, script, loadedSelector] of [
  ['the cabinet', '/login', '**/assets/cabinet-*.js', 'form[name="login"]'],
  ['the order form', '/order-now', '**/embed/octavo.js', 'octavo-order-form[data-state="ready"]'],
] as const)
  scripts(`CAB-01 a lost script of ${title} offers to load it again, until it has come`, async () => {
    const { page, go, close } = await visitCabinet(browser, octavo);
    await page.route(script, (route) => route.abort());
    await go(path);
    const reloadLink = page.getByRole('link', { name: 'Load it again' });
    await reloadLink.waitFor();
    await page.unroute(script);
    await reloadLink.click();
    await page.locator(loadedSelector).waitFor();
    assert.is(await page.locator('#cabinet > .fallback').count(), 0);
    assert.not(await reloadLink.isVisible());
    await close();
  });

scripts.run();
