import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { openHeld } from '../../support/embed/prerendered-page.ts';

const prerendered = suite('HTML from the server for a widget in the light DOM');
const { browser, octavo } = await openStage(prerendered);

/** Opens a page with HTML from the server, of which the script has not come yet. */
const openFromServer = async () => {
  const own = await openDesktop(browser);
  const query = '?styles=inline&data-dom=light';
  return openHeld(octavo, own, { widget: 'calculator', script: 'calculator', query });
};

prerendered('EMB-01 gives its place to the widget without moving a pixel', async () => {
  const { page, errors, release, isReady, close } = await openFromServer();
  const host = page.locator('octavo-calculator');
  const boxes = () =>
    page
      .locator('octavo-calculator :is(label, .box, .title), h1, body > p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  await host.locator('[data-price=total]').waitFor();
  const before = await boxes();
  const shifts = await recordShifts(page);
  release();
  await isReady();
  assert.ok(await host.evaluate((node) => node.querySelector('form')));
  assert.equal(await shifts(), []);
  assert.equal(await boxes(), before);
  assert.equal(errors, []);
  await close();
});

prerendered('CAL-03 gives the choice and the focus of the visitor to the widget', async () => {
  const { page, errors, release, isReady, close } = await openFromServer();
  await page.locator('octavo-calculator select[name=deadlineId]').selectOption({ index: 1 });
  await page.locator('octavo-calculator input[name=numberElements]').focus();
  release();
  await isReady();
  assert.is(await page.locator('octavo-calculator select[name=deadlineId]').inputValue(), '2');
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'numberElements');
  assert.equal(errors, []);
  await close();
});

prerendered.run();
