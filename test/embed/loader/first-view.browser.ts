import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { calculator, openHeldStage, price, ready, total } from '../../support/embed/held-page.ts';

const views = suite('the first view in a script');
const { open, openNewPhone } = await openHeldStage();

for (const [script, element, amount, attribute = ''] of [
  ['calculator', 'octavo-calculator', '$10.17'],
  ['octavo', 'octavo-calculator', '$10.17'],
  ['order-form', 'octavo-order-form', '$11.96'],
  ['order-form', 'octavo-order-form', '$11.96', ' template="m1_d1"'],
  ['checkout', 'octavo-order-form', '$11.96', ' template="m3_d1"'],
  ['price-list', 'octavo-price-list', ''],
] as const)
  views(
    `EMB-02 ${script}.js shows a price${attribute} without the widget’s code, and nothing moves when the code comes`,
    async () => {
      const { page, release } = await open({ script, content: `<${element}${attribute}></${element}>` });
      await page.locator(element, { hasText: amount || '$' }).waitFor();
      const shifts = await recordShifts(page);
      release();
      await page.locator(ready(element)).waitFor();
      assert.equal(await shifts(), []);
      if (amount) assert.match(await price(page, element), amount);
    },
  );

for (const [reason, query, content, stored] of [
  ['the address names a choice', '?deadlineId=1', calculator, ''],
  ['the address has a discount code', '?inputDiscountCode=OTHER', calculator, ''],
  [
    'a partner’s code is stored',
    '',
    calculator,
    '["octavo:visit", "{\\"externalDiscountCode\\":\\"ALLY\\"}"]',
  ],
  ['a customer is logged in, who may have ordered before', '', calculator, '["octavo:token", "\\"a.b.c\\""]'],
  [
    'the element names an address of its own',
    '',
    '<octavo-calculator redirect="/order/?inputDiscountCode=A"></octavo-calculator>',
    '',
  ],
  ['the element speaks another language', '', '<octavo-calculator locale="de"></octavo-calculator>', ''],
] as const)
  views(`CAL-02 no price is shown before the code if ${reason}`, async () => {
    const phone = await openNewPhone();
    if (stored) await phone.addInitScript(`localStorage.setItem(...${stored})`);
    const { page } = await open({ query, content }, phone);
    const host = page.locator('octavo-calculator');
    await page.waitForFunction(() => document.querySelector('octavo-calculator')?.shadowRoot?.firstChild);
    assert.not.match(String(await host.evaluate(({ shadowRoot }) => shadowRoot?.textContent)), '$');
  });

views('ORD-03 a stored draft of the order form is shown at once, not the site’s first view', async () => {
  const form = { script: 'order-form', content: '<octavo-order-form></octavo-order-form>' };
  const first = await open(form);
  first.release();
  await first.page.locator(ready('octavo-order-form')).waitFor();
  await first.page.locator('textarea[name=topic], input[name=topic]').fill('Margins');
  await first.page.waitForFunction(() => Object.keys(localStorage).some((name) => name.includes('draft')));
  const { page, release } = await open(form, first.page.context());
  await page.waitForFunction(() => document.querySelector('octavo-order-form')?.shadowRoot?.firstChild);
  assert.is(await page.locator(total('octavo-order-form')).count(), 0);
  release();
  await page.locator(ready('octavo-order-form')).waitFor();
  assert.is(await page.locator('[name=topic]').inputValue(), 'Margins');
});

views('EMB-02 widgets added later, removed early or shown twice have their first view each', async () => {
  const { page, release } = await open({ content: calculator + calculator });
  await page.locator(total()).nth(1).waitFor();
  await page.evaluate(() => {
    document.body.append(document.createElement('octavo-calculator'));
    document.querySelector('octavo-calculator')?.remove();
  });
  await page.locator(total()).nth(1).waitFor();
  await page.locator('select[name=deadlineId]').nth(1).selectOption({ label: '3 hours' });
  release();
  await page.locator(ready()).nth(1).waitFor();
  assert.match(await price(page), '$10.17');
  assert.is.not(await page.locator(total()).nth(1).textContent(), await price(page));
});

views('EMB-02 a first view shows under a strict policy with the Trusted Types policy “octavo”', async () => {
  const policy =
    "require-trusted-types-for 'script'; trusted-types octavo; style-src 'self'; script-src 'self'";
  const { page, release } = await open({ policy });
  await page.locator(total(), { hasText: '$10.17' }).waitFor();
  release();
  await page.locator(ready()).waitFor();
});

for (const [widget, amount] of [
  ['calculator', '$10.17'],
  ['price-list', '$50.00'],
] as const)
  views(`EMB-02 where no Trusted Types policy is allowed, the ${widget} comes with its code`, async () => {
    const { page, release } = await open({
      script: widget,
      content: `<octavo-${widget}></octavo-${widget}>`,
      policy: "trusted-types other; require-trusted-types-for 'script'",
    });
    const host = page.locator(`octavo-${widget}`);
    await page.waitForFunction((node) => node?.shadowRoot?.firstChild, await host.elementHandle());
    assert.is(await host.getByText('$').count(), 0);
    release();
    await host.getByText(amount).first().waitFor();
  });

views.run();
