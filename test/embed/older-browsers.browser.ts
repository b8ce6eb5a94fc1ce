import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { ready } from '../support/browser/order-journey.ts';
import { lackNewerFeatures, newerNames } from '../support/embed/lack-newer-features.ts';

const older = suite('older browsers');
const { browser, octavo } = await openStage(older);

/** Contrast of an element's text to its background, both as they are drawn. */
const contrastOf = (page: Page, element: string, selector: string) =>
  page.locator(element).evaluate((host, selector) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
        const part = Number(text) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const control = host.shadowRoot?.querySelector(selector);
    if (!control) throw new Error(`${selector} is not there`);
    let behind: Element | null = control;
    const clear = 'rgba(0, 0, 0, 0)';
    while (behind && getComputedStyle(behind).backgroundColor === clear) behind = behind.parentElement;
    const own = getComputedStyle(control).backgroundColor;
    const light = luminance(getComputedStyle(control).color);
    const dark = luminance(behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)');
    const contrast = (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05);
    return { contrast, hasBackground: own !== clear };
  }, selector);

const openCalculator = async (colorScheme: 'light' | 'dark', isOlder: boolean) => {
  const context = await openDesktop(browser, { colorScheme });
  const page = await context.newPage();
  if (isOlder) await lackNewerFeatures(page, newerNames);
  await page.goto(`${octavo.origin}/`);
  await ready(page, 'octavo-calculator');
  return { page, context };
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const isOlder of [false, true])
    older(
      `BRW-01 a ${colorScheme} calculator has its colours in ${isOlder ? 'an older' : 'a newer'} browser`,
      async () => {
        const { page, context } = await openCalculator(colorScheme, isOlder);
        await page.locator('octavo-calculator [part~=button]').hover();
        await page.waitForFunction(() => {
          const button = document
            .querySelector('octavo-calculator')
            ?.shadowRoot?.querySelector('[part~=button]');
          return button && getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';
        });
        for (const selector of ['[part~=button]', 'select', '[data-field=numberElements] input', 'label']) {
          const { contrast, hasBackground } = await contrastOf(page, 'octavo-calculator', selector);
          assert.ok(contrast >= 4.5, `${selector} has a contrast of ${contrast}`);
          if (selector !== 'label') assert.ok(hasBackground, `${selector} has a background`);
        }
        await context.close();
      },
    );

older.run();
