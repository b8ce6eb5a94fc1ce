import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const lost = suite('a cabinet whose scripts get lost');
const { browser, octavo } = await openStage(lost);

for (const [title, path, script, isBack] of [
  ['the cabinet', '/login', '**/assets/cabinet-*.js', 'form[name="login"]'],
  ['the order form', '/order-now', '**/embed/octavo.js', 'octavo-order-form[data-state="ready"]'],
] as const)
  lost(`CAB-01 a lost script of ${title} offers to load it again, until it has come`, async () => {
    const { page, go, close } = await visitCabinet(browser, octavo);
    await page.route(script, (route) => route.abort());
    await go(path);
    const again = page.getByRole('link', { name: 'Load it again' });
    await again.waitFor();
    await page.unroute(script);
    await again.click();
    await page.locator(isBack).waitFor();
    assert.is(await page.locator('#cabinet > .fallback').count(), 0);
    assert.not(await again.isVisible());
    await close();
  });

lost.run();
