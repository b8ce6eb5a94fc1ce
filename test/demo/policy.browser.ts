import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';

const policy = suite('policy of the demo pages');
const { browser, octavo } = await openStage();

const widgets =
  'octavo-calculator, octavo-order-form, octavo-price-list, octavo-service-info, octavo-service-rules';

policy('every page of the demo works under its own strict content security policy', async () => {
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  for (const address of [
    '/',
    '/order/',
    '/order/m1_d1/',
    '/widgets/',
    '/rules/',
    '/rules/privacy-policy/',
    '/nothing-here',
  ]) {
    const response = await page.goto(octavo.origin + address);
    assert.match(response?.headers()['content-security-policy'] ?? '', "default-src 'none'", address);
    for (const widget of await page.locator(widgets).all()) {
      if (!(await widget.isVisible())) continue;
      await widget.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await widget.and(page.locator('[data-state=ready]')).waitFor();
    }
  }
  await page.goto(`${octavo.origin}/`);
  const calculator = page.locator('octavo-calculator');
  await calculator.locator('[data-price=total]').waitFor();
  assert.equal(refused, []);
});

policy.run();
