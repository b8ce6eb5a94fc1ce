import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Heights } from '../../../src/embed/first-view/element-state.ts';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { openHeld } from '../../support/embed/held-page.ts';
import { openHostStage, waitForWidgets } from '../../support/embed/host-pages.ts';

const reserved = suite('the height that a page keeps for a widget');
const { browser, octavo, addressOf } = await openHostStage();

const figures: Record<string, Heights> = JSON.parse(readFileSync('src/embed/loader/heights.json', 'utf8'));
const heightOf = (figure: string, width: number) =>
  Object.entries(figures[figure] ?? {})
    .filter(([breakpoint]) => width >= Number(breakpoint))
    .at(-1)?.[1];

interface Row {
  element: string;
  attributes?: string;
  site?: 'SITE' | 'v2.SITE';
  figure: string;
}
const rows: readonly Row[] = [
  { element: 'octavo-calculator', figure: 'calculator' },
  { element: 'octavo-calculator', site: 'v2.SITE', figure: 'calculator' },
  { element: 'octavo-price-list', figure: 'price-list' },
  { element: 'octavo-price-list', site: 'v2.SITE', figure: 'price-list of version 2' },
  { element: 'octavo-order-form', figure: 'order-form' },
  { element: 'octavo-order-form', attributes: 'template="m2_d1"', figure: 'order-form' },
  { element: 'octavo-order-form', attributes: 'template="m3_d1"', figure: 'order-form of m3_d1' },
  { element: 'octavo-service-info', figure: 'service-info' },
];

/** The widest font for which the reserved heights suffice. Other fonts need no more space. */
const font = "'DejaVu Sans', Verdana, sans-serif";

/** Opens one page in which every visit loads everything anew. A page for each visit would start a process each. */
const openVisitor = async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  const shifts = await recordShifts(page);
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return { page, shifts };
};

/** Opens a widget in its reserved height and waits for everything that it loads by itself. */
const visit = async (page: Page, { element, attributes = '', site = 'SITE', figure }: Row, width: number) => {
  const content = `<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="${site}"></script>
    <${element} ${attributes} style="display: block; font-family: ${font}; min-height: ${heightOf(figure, width)}px"></${element}>
    <p id="after">After</p>`;
  await page.goto(addressOf(`any?content=${encodeURIComponent(content)}`));
  await waitForWidgets(page, 1);
  await page.waitForLoadState('networkidle');
};

/** Screens of visitors. The first one is that of 320 px minus the page's margins, and only calculators are tested on it. */
const screens = [
  [288, 640],
  [320, 640],
  [450, 740],
  [520, 800],
  [560, 800],
  [660, 800],
  [768, 1024],
  [1024, 768],
  [1280, 900],
] as const;

/** Returns the narrowest screen for each height of a figure, because its widget is tallest there. */
const screensOf = (figure: string) =>
  Object.keys(figures[figure] ?? {}).flatMap((breakpoint) => [
    screens.find(([width], index) => width >= Number(breakpoint) && (index > 0 || figure === 'calculator')) ??
      screens[0],
  ]);

for (const row of rows)
  reserved(
    `EMB-01 nothing moves below ${[row.element, row.attributes, row.site].filter(Boolean).join(' ')}`,
    async () => {
      const { page, shifts } = await openVisitor();
      for (const [width, height] of screensOf(row.figure)) {
        await page.setViewportSize({ width, height });
        await visit(page, row, width);
        assert.equal(await shifts(), [], `shifts at ${width} px`);
        const reservedHeight = await page
          .locator(row.element)
          .evaluate((host) => host.getBoundingClientRect().height);
        assert.is(reservedHeight, heightOf(row.figure, width), `at ${width} px`);
      }
    },
  );

const pointers = [
  ['a mouse', {}, [320, 375, 390, 520, 600, 880, 980]],
  ['touch', { hasTouch: true, isMobile: true }, [320, 360, 390, 520]],
] as const;

for (const [pointer, options, widths] of pointers)
  reserved(
    `EMB-01 with ${pointer}, the order form’s button keeps the place of its first view, and the form its height`,
    async () => {
      const context = await browser.newContext(options);
      const content = `<octavo-order-form style="font-family: ${font}"></octavo-order-form>`;
      const { origin } = octavo;
      const { page, release } = await openHeld({ context, origin }, { script: 'order-form', content });
      const form = page.locator('octavo-order-form');
      const placesOfButton = async () => {
        const places: string[] = [];
        for (const width of widths) {
          await form.evaluate((host, width) => {
            host.style.inlineSize = `${width}px`;
          }, width);
          const [host, button] = [await form.boundingBox(), await form.locator('.go').boundingBox()];
          const { y = 0, height = 0 } = host ?? {};
          // In the narrowest form, a line of this wide font may wrap, and the button is above the end anyway.
          const whole = width < 350 ? '' : ` of ${Math.round(height)}`;
          places.push(`${Math.round((button?.y ?? 0) - y)}${whole} px at ${width} px`);
        }
        return places;
      };
      await form.locator('.rest-space').waitFor();
      const first = await placesOfButton();
      release();
      await form.locator('.more-button').last().waitFor();
      assert.equal(await placesOfButton(), first);
    },
  );

reserved.run();
