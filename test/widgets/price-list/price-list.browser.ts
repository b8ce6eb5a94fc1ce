import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage } from '../../support/embed/host-pages.ts';

const list = suite('the price list in the room it is given');
const { openWidgets } = await openHostStage();
const markup = element('price-list', 'data-host="v2.SITE"');

list('PRL-04 at any width, four levels are in one line or in two lines of two', async () => {
  const page = await openWidgets(markup);
  for (const theme of ['default', 'minimal']) {
    await page.locator('octavo-price-list').evaluate((host, name) => host.setAttribute('theme', name), theme);
    await page.locator(`[data-theme=${theme}]`).waitFor();
    for (const width of [280, 320, 360, 400, 480, 560, 700]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('octavo-price-list tbody tr:first-child td')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
      const lines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
      assert.ok(['4', '2,2'].includes(`${lines}`), `${lines} levels a line at ${width} px, ${theme}`);
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  }
});

list('PRL-01 the longest names of levels stay within their columns', async () => {
  const page = await openWidgets(markup);
  await page.setViewportSize({ width: 768, height: 800 });
  const overflowing = await page.locator('octavo-price-list th').evaluateAll((heads) => {
    for (const head of heads) head.textContent = `${head.textContent} Naturwissenschaftsforschung`.repeat(2);
    return heads.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  });
  assert.is(overflowing, 0);
});

list.run();
