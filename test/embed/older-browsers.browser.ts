import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../browser.ts';
import { openStage } from '../open-stage.ts';
import { ready } from '../order-journey.ts';

const older = suite('older browsers');
const { browser, octavo } = await openStage(older);

/**
 * Makes Chromium parse style sheets as a browser does that lacks every newer feature: names it does not know make it drop
 * a declaration, and a custom property keeps a value that means nothing.
 */
const lackNewerFeatures = (page: Page, names: string[]) =>
  page.addInitScript((names) => {
    const newer = new RegExp(`(${names.map((name) => name.replace(/[()]/g, '\\$&')).join('|')})`, 'g');
    const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      replaceSync.call(
        this,
        text.replace(newer, 'unknown-$1').replace(/@supports\s*\(/g, '@supports (unknown) and ('),
      );
    };
    // What a script reads of a rule is what was written there.
    const written = Object.getOwnPropertyDescriptor(CSSRule.prototype, 'cssText')?.get;
    Object.defineProperty(CSSRule.prototype, 'cssText', {
      get: function () {
        return written?.call(this).replaceAll('unknown-', '');
      },
    });
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked.join(':').match(newer) && supports.apply(CSS, asked);
  }, names);

/** What the enhancements are called in a style sheet: `color-mix(`, `:has(`, `text-wrap`. */
const enhancements: Record<string, string> = JSON.parse(
  await readFile('src/embed/newer-styles.json', 'utf8'),
);
const newerNames = Object.keys(enhancements)
  .filter((name) => name !== 'cursor' && name !== 'resize' && !name.startsWith('@'))
  .map((name) => name.replace(')', ''));

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
