import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { violations } from '../support/axe/axe.ts';
import { orderFormStates } from '../support/axe/order-form-states.ts';
import { field, whenReady } from '../support/browser/order-journey.ts';
import { element, openHostStage } from '../support/embed/host-pages.ts';

const themes = suite('the example themes');
const { openWidgets } = await openHostStage();

const states = [
  'step 1, errors',
  'step 1, dropdown open',
  'step 1, discount open and refused',
  'step 1, discount applied',
  'step 1, writer chosen',
];
const elements = everyWidget.map((name) => element(name)).join('');

/** Style sheets of the themes in the guide. */
const sheets = [
  ...readFileSync('src/docs/guides/look.md', 'utf8').matchAll(
    /^(\w+): .*?```css\n(:root \{\n {2}color-scheme.*?)```/gms,
  ),
].map(([, name = '', css = '']) => ({ name, css }));
assert.is(sheets.length, 3);

themes(
  'UI-08 in each theme, every text has a contrast of 4.5, also in colours derived from the accent',
  async () => {
    const page = await openWidgets(`<style id="theme"></style>${elements}`, { faults: /status of 422/ });
    await page.locator('octavo-service-rules [part=text]').waitFor();
    const form = await whenReady(page, 'octavo-order-form');
    await field(form, 'abstractPage').waitFor();
    /** Checks a part of the page in each theme. */
    const check = async (part: string, state: string) => {
      for (const { name, css } of sheets) {
        await page.locator('#theme').evaluate((style, text) => {
          style.textContent = text;
        }, css);
        assert.equal(await violations(page, part, 'colours'), [], `${name}: ${state}`);
      }
    };
    await check('html', 'at rest');
    for (const state of states) {
      await orderFormStates[state]?.({ page, form, uploads: { release: () => {} } });
      await check('octavo-order-form', state);
    }
  },
);

themes.run();
