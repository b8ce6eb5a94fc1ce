import type { BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPhone } from '../../support/browser/browser.ts';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const scripts = suite('scripts with first views');
const { browser, hosts } = await openHostStage(scripts);
let context: BrowserContext;

scripts.before.each(async () => {
  context = await openPhone(browser);
});
scripts.after.each(() => context.close());

const scriptAt = (file: string, type = '') =>
  `<script async ${type} src="OCTAVO/embed/${file}" data-octavo data-host="SITE"></script>`;
const widgets = ['calculator', 'price-list', 'order-form'];
const elements = widgets.map((name) => `<octavo-${name} loading="eager"></octavo-${name}>`).join('');

for (const [title, lines] of Object.entries({
  'order-form.js': scriptAt('order-form.js'),
  'price-list.js': scriptAt('price-list.js'),
  'a script as a module to whose address a content system has added a query': scriptAt(
    'calculator.js?ver=6.4',
    'type="module"',
  ),
  'a script before octavo.js': scriptAt('calculator.js') + scriptAt('octavo.js'),
  'a script after octavo.js': scriptAt('octavo.js') + scriptAt('calculator.js'),
}))
  scripts(`EMB-02 ${title} mounts all widgets of the page`, async () => {
    const { page, errors } = await hosts.openWith(context, lines + elements);
    await waitForWidgets(page, widgets.length);
    await page.locator('octavo-calculator select[name=deadlineId]').selectOption('1');
    await page.locator('octavo-calculator').getByText('$50.00').first().waitFor();
    assert.equal(errors, []);
  });

scripts.run();
