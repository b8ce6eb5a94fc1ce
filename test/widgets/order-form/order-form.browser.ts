import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, whenReady } from '../../support/browser/order-journey.ts';

const orderForm = suite('the order form on a phone');
const { browser, octavo } = await openStage();

orderForm('UI-08 the form fits the narrowest phone, touch targets 44 px and text 16 px', async () => {
  const page = await browser.newPage({
    viewport: { width: 320, height: 600 },
    isMobile: true,
    hasTouch: true,
  });
  await page.goto(`${octavo.origin}/order/m1_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await field(form, 'abstractPage').waitFor();
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  const small = await form.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.box, .button, [role=tab]') ?? [])]
      .filter((node) => node.offsetParent !== null)
      .filter((node) => node.offsetHeight < 44 || Number.parseFloat(getComputedStyle(node).fontSize) < 16)
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  assert.equal(small, []);
});

orderForm.run();
