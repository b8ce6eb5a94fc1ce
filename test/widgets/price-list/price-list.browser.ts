import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const list = suite('the price list in the room it is given');
const { browser, hosts } = await openHostStage(list);
const context = await browser.newContext();

/** Opens a page on which the list has this width. */
const open = async (width: number, theme: string) => {
  const content = `<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="v2.SITE"></script>
    <octavo-price-list loading="eager" theme="${theme}"></octavo-price-list>`;
  const { page } = await hosts.openWith(context, content, (page) =>
    page.setViewportSize({ width, height: 800 }),
  );
  await waitForWidgets(page, 1);
  return page;
};

list('PRL-04 at any width, four levels are in one line or in two lines of two', async () => {
  for (const theme of ['default', 'minimal'])
    for (const width of [280, 320, 360, 400, 480, 560, 700]) {
      const page = await open(width, theme);
      const tops = await page
        .locator('octavo-price-list tbody tr:first-child td')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
      const lines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
      assert.ok(['4', '2,2'].includes(`${lines}`), `${lines} levels a line at ${width} px, ${theme}`);
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
      await page.close();
    }
});

list('PRL-01 the longest names of levels stay within their columns', async () => {
  const page = await open(768, 'default');
  const overflowing = await page.locator('octavo-price-list th').evaluateAll((heads) => {
    for (const head of heads) head.textContent = `${head.textContent} Naturwissenschaftsforschung`.repeat(2);
    return heads.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  });
  assert.is(overflowing, 0);
  await page.close();
});

list.run();
