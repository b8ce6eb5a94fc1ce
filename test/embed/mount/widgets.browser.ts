import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage } from '../../support/embed/host-pages.ts';

const widgets = suite('widgets on a page');
const { openWidgets } = await openHostStage();

widgets('STA-01 elements hold what their events said, and a late listener is told of it', async () => {
  const page = await openWidgets(element('calculator') + element('order-form', 'template="m3_d1"'));
  const form = page.locator('octavo-order-form');
  await form.locator('[data-price=total]', { hasText: '$' }).waitFor();
  const heard = await page.evaluate(() => {
    const told: string[] = [];
    const { octavo } = window;
    if (!octavo?.version) throw new Error('The script has not run.');
    octavo.on('ready', ({ detail }) => told.push(detail.widget));
    octavo.on('price', ({ target, detail }) => {
      const host = target as HTMLElementTagNameMap['octavo-calculator'];
      if (host.price === detail && host.state === 'ready') told.push(`${host.localName} ${detail.total}`);
    });
    octavo.on('step', ({ detail }) => told.push(`step ${detail.step}`));
    octavo.on('error', () => told.push('error'));
    return told;
  });
  assert.equal(heard, [
    'calculator',
    'order-form',
    'octavo-calculator 1017',
    'octavo-order-form 1196',
    'step 1',
  ]);
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.waitForFunction(() => {
    const { error } = document.querySelector('octavo-order-form') ?? {};
    return error instanceof Object && 'errors' in error && Object.keys(error.errors).length > 0;
  });
});

widgets('EMB-03 a changed attribute takes effect, and the visitor’s choices are kept', async () => {
  const page = await openWidgets(element('calculator'));
  await page.locator('[name=deadlineId]').selectOption('1');
  await page.locator('octavo-calculator').evaluate((host) => host.setAttribute('theme', 'minimal'));
  await page.locator('.octavo[data-theme=minimal]').waitFor();
  assert.is(await page.locator('[name=deadlineId]').inputValue(), '1');
});

widgets.run();
