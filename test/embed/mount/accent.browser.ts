import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage } from '../../support/embed/host-pages.ts';
import { lackNewerFeatures, newerNames } from '../../support/embed/lack-newer-features.ts';

const accents = suite('any accent is readable');
const { openWidgets } = await openHostStage();

const colors = ['', 'white', 'yellow', 'black', '#808080', '#767676', '#bcd7ff', 'red', 'lime', 'blue'];
/** Selectors of three texts: on the accent, in the accent on a tint of it, and in the accent on the surface. */
const texts = ['.primary', ':checked + span', '.stepper button'];

/**
 * Returns the contrast of each text to its rendered background, by selector. A canvas reads the colours, because it
 * understands every notation.
 */
const contrastsOf = (page: Page, selectors = texts) =>
  page.evaluate((selectors) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const paint = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const contrastOf = (element: Element) => {
      const backgrounds: string[] = [];
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
        backgrounds.unshift(getComputedStyle(ancestor).backgroundColor);
      const backgroundLuminance = backgrounds.reduce((_, color) => paint(color), 0);
      const ink = paint(getComputedStyle(element).color);
      return Math.max(ink, backgroundLuminance) / Math.min(ink, backgroundLuminance);
    };
    return [...document.querySelectorAll<HTMLElement>('octavo-order-form')].flatMap((host) =>
      selectors.map((selector) => {
        const element = host.shadowRoot?.querySelector(selector);
        return { text: `${selector} on ${host.title}`, contrast: element ? contrastOf(element) : 0 };
      }),
    );
  }, selectors);

/** Returns the unreadable texts, once the deferred code has run. An older browser gets its colours from that code. */
const unreadableTexts = async (page: Page) => {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = (await contrastsOf(page)).filter(({ contrast }) => !(contrast >= 4.5));
    if (!found.length || Date.now() > end) return found;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

/** Returns the contrast between the mark and the box of a checkbox, as Chromium renders them. */
const markContrast = async (page: Page) => {
  const box = page.locator('octavo-order-form .check > input:enabled').first();
  await box.check();
  const png = await box.screenshot();
  return page.evaluate(
    async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(22, 22).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const { data = [] } = canvas?.getImageData(5, 5, 12, 12) ?? {};
      const lightness = Array.from({ length: 144 }, (_, pixel) => {
        const [red = 0, green = 0, blue = 0] = [...data.slice(4 * pixel)].map(
          (channel) => ((channel / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      });
      return Math.max(...lightness) / Math.min(...lightness);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
};

/**
 * Browsers without newer colours. Both compute the accent by the same code when the widget is loaded, so that the first one
 * needs a single colour and scheme.
 */
const ranges = [
  ['a browser without relative colours', ['oklch(', 'color(from'], 'light', ['yellow']],
  ['a browser without any newer colours', [...newerNames, 'oklch(', 'color(from'], 'light', colors],
  ['a browser without any newer colours', [...newerNames, 'oklch(', 'color(from'], 'dark', colors],
] as const;

const contentOf = (scheme: string, colors: readonly string[]) => `
  <style>:root { color-scheme: ${scheme} }</style>
  ${colors
    .map((color) =>
      element(
        'order-form',
        `title="${color || 'the default'}" style="--octavo-accent: ${color || 'initial'}"`,
      ),
    )
    .join('')}`;

accents('BRW-01 in a newer browser, texts and marks in and on any accent colour are readable', async () => {
  const page = await openWidgets(contentOf('light', ['']));
  for (const scheme of ['light', 'dark'])
    for (const color of colors) {
      await page.locator('octavo-order-form').evaluate(
        (host, [scheme, color]) => {
          document.documentElement.style.colorScheme = scheme;
          host.style.setProperty('--octavo-accent', color || 'initial');
          host.setAttribute('title', `${color} in ${scheme}`);
        },
        [scheme, color] as const,
      );
      assert.equal(await unreadableTexts(page), []);
      const contrast = await markContrast(page);
      assert.ok(contrast >= 4.5, `the mark on ${color} in ${scheme} has a contrast of ${contrast}`);
    }
});

for (const [range, missingFeatures, scheme, shown] of ranges)
  accents(`BRW-01 in ${range}, texts in and on any accent colour are readable in ${scheme}`, async () => {
    const page = await openWidgets(contentOf(scheme, shown), {
      prepare: (page) => lackNewerFeatures(page, [...missingFeatures]),
    });
    assert.equal(await unreadableTexts(page), []);
  });

accents('UI-08 the minimal theme’s order bar is readable on a dark page without a color-scheme', async () => {
  const page = await openWidgets(
    `<style>body { color: #eee; background: #161a22 }</style>${element('order-form', 'template="m3_d1" theme="minimal"')}`,
  );
  for (const { text, contrast } of await contrastsOf(page, ['.bar [data-price=total]', '.bar-facts']))
    assert.ok(contrast >= 4.5, `${text} has a contrast of ${contrast}`);
});

accents('::part(select) styles the control both before and after its list is loaded', async () => {
  const page = await openWidgets(
    `<style>octavo-order-form::part(select) { background: rgb(1, 2, 3); border-color: rgb(4, 5, 6); border-radius: 7px }</style>${contentOf('light', [''])}`,
  );
  const select = page.locator('octavo-order-form select').first();
  const renderedStyles = () =>
    select.evaluate((control) => {
      const { backgroundColor, borderTopColor, borderTopLeftRadius } = getComputedStyle(control);
      return [backgroundColor, borderTopColor, borderTopLeftRadius];
    });
  const expectedStyles = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '7px'];
  assert.equal(await renderedStyles(), expectedStyles);
  await select.click();
  await page.locator('octavo-order-form [role=option]').first().waitFor();
  assert.equal(await renderedStyles(), expectedStyles);
});

accents.run();
