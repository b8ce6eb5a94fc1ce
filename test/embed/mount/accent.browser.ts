import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../../support/axe/axe.ts';
import { element, openHostStage } from '../../support/embed/host-pages.ts';
import { lackNewerFeatures, newerNames } from '../../support/embed/lack-newer-features.ts';

const accents = suite('any accent is readable');
const { openWidgets } = await openHostStage();

/** The default, both ends of lightness, both sides of the middle, and colours whose lightness is misleading. */
const colors = ['', 'white', 'yellow', 'black', '#767676', 'red', 'blue'];

/** Returns the unreadable texts, once the deferred code has run. An older browser gets its colours from that code. */
const unreadableTexts = async (page: Page) => {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = await violations(page, 'html', 'colours');
    if (!found.length || Date.now() > end) return found;
  }
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

accents('BRW-01 in a newer browser, texts in and on any accent colour are readable', async () => {
  const page = await openWidgets(contentOf('light', ['']));
  for (const scheme of ['light', 'dark'])
    for (const color of colors) {
      await page.locator('octavo-order-form').evaluate(
        (host, [scheme, color]) => {
          document.documentElement.style.colorScheme = scheme;
          host.style.setProperty('--octavo-accent', color || 'initial');
        },
        [scheme, color] as const,
      );
      assert.equal(await unreadableTexts(page), [], `${color} in ${scheme}`);
    }
});

const darkPage = 'body { color: #eee; background: #14161b }';
const lightPage = 'body { color: #222; background: #fff }';
for (const [pages, style] of [
  ['a dark page that sets no color-scheme', darkPage],
  ['a dark page whose color-scheme follows a light system', `:root { color-scheme: light dark } ${darkPage}`],
  ['a light page that says it is dark', `:root { color-scheme: dark } ${lightPage}`],
])
  accents(`UI-08 the theme minimal is readable on ${pages}`, async () => {
    const page = await openWidgets(
      `<style>${style}</style>${element('order-form', 'template="m3_d1" theme="minimal"')}`,
    );
    assert.equal(await unreadableTexts(page), []);
  });

for (const [range, missingFeatures, scheme, shown] of ranges)
  accents(`BRW-01 in ${range}, texts in and on any accent colour are readable in ${scheme}`, async () => {
    const page = await openWidgets(contentOf(scheme, shown), {
      prepare: (page) => lackNewerFeatures(page, [...missingFeatures]),
    });
    assert.equal(await unreadableTexts(page), []);
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
