import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { violations } from '../support/axe/axe.ts';
import { orderFormStates } from '../support/axe/order-form-states.ts';
import { openDesktop } from '../support/browser/browser.ts';
import { field, whenReady } from '../support/browser/order-journey.ts';
import { waitForWidgets } from '../support/embed/host-pages.ts';
import { openHostStage } from '../support/embed/open-host-stage.ts';

const themes = suite('the example themes');
const { browser, hosts } = await openHostStage(themes);

const folder = 'src/playground/themes';
const states = [
  'step 1, errors',
  'step 1, dropdown open',
  'step 1, discount open and refused',
  'step 1, discount applied',
  'step 1, writer chosen',
];
const elements = everyWidget.map((name) => `<octavo-${name} loading="eager"></octavo-${name}>`).join('');
const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';

const files = readdirSync(folder).map((name) => ({ name, css: readFileSync(join(folder, name), 'utf8') }));

themes(
  'UI-08 in each theme, every text has a contrast of 4.5, also in colours derived from the accent',
  async () => {
    const context = await openDesktop(browser, { reducedMotion: 'reduce' });
    const { page } = await hosts.openWith(context, `<style id="theme"></style>${script}${elements}`);
    await waitForWidgets(page, everyWidget.length);
    await page.locator('octavo-service-rules [part=text]').waitFor();
    const form = await whenReady(page, 'octavo-order-form');
    await field(form, 'abstractPage').waitFor();
    /** Checks a part of the page in each theme. */
    const check = async (part: string, state: string) => {
      for (const { name, css } of files) {
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
    await context.close();
  },
);

themes.run();
