import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { openStage } from '../../support/browser/open-stage.ts';

const rules = suite('rule pages of the demo');
const { browser, octavo } = await openStage();
const newPage = async () => (await openDesktop(browser, { reducedMotion: 'reduce' })).newPage();

/** Waits until a passage is right below the page's header and has the focus. */
const waitUntilAtTop = (page: Page, id: string) =>
  page.waitForFunction((expectedTitle) => {
    const root = document.querySelector('octavo-service-rules')?.shadowRoot;
    const heading = root?.querySelector(`[id="${expectedTitle}"]`);
    const header = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0;
    const top = heading?.getBoundingClientRect().top ?? -1;
    return root?.activeElement === heading && top >= header && top < header + 60;
  }, id);

rules('RUL-02 RUL-03 a link in one rule leads to a passage of another, below the sticky header', async () => {
  const page = await newPage();
  await page.goto(`${octavo.origin}/rules/money-back-guarantee/`);
  const [next] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('octavo-service-rules').getByRole('link', { name: 'revision', exact: true }).click(),
  ]);
  await waitUntilAtTop(next, 'revisions');
  assert.is(new URL(next.url()).pathname, '/rules/terms-of-use/');
});

rules('RUL-01 long words and wide tables stay inside the card', async () => {
  const page = await newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const longWord = 'unbreakable'.repeat(12);
  const columns = '<td>Undergraduate and beyond</td>'.repeat(9);
  const html = `<table><tr><th>Term</th><th>Meaning</th></tr><tr><td>${longWord}</td><td>long</td></tr></table>
    <pre>${longWord}</pre><table><tr>${columns}</tr></table>`;
  await page.route('**/page/rule/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { slug: 'terms-of-use', title: longWord, html },
    }),
  );
  await page.goto(`${octavo.origin}/rules/terms-of-use/`);
  await page.locator('octavo-service-rules td').first().waitFor();
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});

rules.run();
