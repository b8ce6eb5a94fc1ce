import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveWidgetsAlone, openPhone } from '../../support/browser/browser.ts';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { openStage } from '../../support/browser/open-stage.ts';

const views = suite('the first view in a script');
const { browser, octavo } = await openStage(views);
let context: BrowserContext;
views.before.each(async () => {
  context = await openPhone(browser);
});
views.after.each(() => context.close());

interface Shown {
  script?: string;
  content?: string;
  query?: string;
  policy?: string;
  /** Address of the page, which differs from the others of a test. */
  path?: string;
}

const calculator = '<octavo-calculator></octavo-calculator>';
const total = (element = 'octavo-calculator') => `${element} [data-price=total]`;
const ready = (element = 'octavo-calculator') => `${element}[data-state=ready]`;

/**
 * Opens a site owner's page, on which the widgets' code does not arrive before `release` is called. `errors` collects uncaught
 * errors.
 */
const openHeld = async ({
  script = 'calculator',
  content = calculator,
  query = '',
  policy,
  path = '/own',
}: Shown = {}) => {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  let release = () => {};
  let isLost = false;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  /** Lets the code fail. */
  const lose = () => {
    isLost = true;
    release();
  };
  const find = () => {
    isLost = false;
  };
  await page.route('**/embed/*unks/**', (route) =>
    released.then(() => (isLost ? route.abort() : route.continue())).catch(() => {}),
  );
  await page.route(`${octavo.origin}${path}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Papers</title><script async src="/embed/${script}.js" data-octavo></script><h1>Papers</h1>${content}<p>More text</p>`,
    }),
  );
  await page.goto(`${octavo.origin}${path}${query}`);
  return { page, errors, release, lose, find };
};

const price = async (page: Page, element?: string) =>
  `${await page.locator(total(element)).first().textContent()}`;

for (const [script, element, amount] of [
  ['calculator', 'octavo-calculator', '$10.17'],
  ['octavo', 'octavo-calculator', '$10.17'],
  ['order-form', 'octavo-order-form', '$11.96'],
  ['price-list', 'octavo-price-list', ''],
] as const)
  views(
    `EMB-02 ${script}.js shows a price without the widget’s code, and nothing moves when the code comes`,
    async () => {
      const { page, errors, release } = await openHeld({ script, content: `<${element}></${element}>` });
      await page.locator(element, { hasText: amount || '$' }).waitFor();
      const shifts = await recordShifts(page);
      release();
      await page.locator(ready(element)).waitFor();
      assert.equal(await shifts(), []);
      if (amount) assert.match(await price(page, element), amount);
      assert.equal(errors, []);
    },
  );

views(
  'EMB-02 a price that has changed since the browser stored the script is announced as a change',
  async () => {
    await context.route('**/embed/calculator.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('$10.17', '$9.00') });
    });
    const { page, release } = await openHeld();
    await page.locator(total(), { hasText: '$9.00' }).waitFor();
    await page.locator('octavo-calculator').evaluate(({ shadowRoot }) => {
      const said = () => `${shadowRoot?.querySelector('[role=status].quiet-text')?.textContent}`;
      const heard = [said()];
      const listen = () => said() !== heard.at(-1) && heard.push(said());
      if (shadowRoot)
        new MutationObserver(listen).observe(shadowRoot, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      Object.assign(window, { heard });
    });
    await page.locator('octavo-calculator [name=numberElements]').focus();
    release();
    await page.locator(ready()).waitFor();
    await page.waitForFunction(() => {
      const { heard = [] } = window as { heard?: string[] };
      return heard.slice(-2).join() === '$9.00,$10.17';
    });
    assert.is(await price(page), '$10.17');
  },
);

views('EMB-02 the checkout shows its price without its code', async () => {
  const element = '<octavo-order-form template="m3_d1"></octavo-order-form>';
  const { page, release } = await openHeld({ script: 'checkout', content: element });
  await page.locator(total('octavo-order-form'), { hasText: '$11.96' }).waitFor();
  release();
  await page.locator(`${ready('octavo-order-form')} .checkout`).waitFor();
});

views('CAL-03 all that is chosen and pressed before the code counts once it is there', async () => {
  const { page, release } = await openHeld();
  await page.locator('select[name=typeId]').focus();
  await page.locator('select[name=typeId]').selectOption({ label: 'Book review' });
  await page.locator('select[name=deadlineId]').selectOption({ label: '3 hours' });
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'More' }).click();
  assert.is(await page.locator(total()).isVisible(), false, 'the price of other choices is hidden');
  release();
  await page.locator(total(), { hasText: '$127.50' }).waitFor();
  assert.is(await page.locator('select[name=typeId] option:checked').textContent(), 'Book review');
  assert.is(await page.locator('input[name=numberElements]').inputValue(), '3');
});

views(
  'EMB-07 if the code never comes, the price stays and “Order now” opens the order page with the choice',
  async () => {
    const { page, errors, release } = await openHeld();
    await page.route('**/*unks/**', (route) => route.abort());
    release();
    await page.locator('octavo-calculator [role=alert]').waitFor();
    assert.match(await price(page), '$10.17');
    await page.locator('select[name=deadlineId]').selectOption({ label: '3 hours' });
    await page.getByRole('button', { name: 'Order now' }).click();
    await page.waitForURL(/\/order\/.*deadlineId=1/);
    assert.equal(errors, []);
  },
);

views(
  'EMB-07 “Order now” that was pressed before the code opens the order page if the code fails',
  async () => {
    const { page, lose } = await openHeld();
    await page.getByRole('button', { name: 'Order now' }).click();
    lose();
    await page.waitForURL(/\/order\//);
  },
);

views(
  'CAL-06 TRK-02 “Order now” that was pressed before the code carries the visitor’s parameters',
  async () => {
    const { page, release } = await openHeld();
    await page.getByRole('button', { name: 'Order now' }).click();
    const opened = context.waitForEvent('page');
    release();
    await (await opened).waitForURL(/\/order\/.*visitorId=/);
  },
);

views('EMB-07 Retry brings the widget after its code has failed', async () => {
  const { page, lose, find } = await openHeld();
  lose();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  find();
  await retry.click();
  await page.locator(ready()).waitFor();
});

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
    if (stored) await context.addInitScript(`localStorage.setItem(...${stored})`);
    const { page } = await openHeld({ query, content });
    const host = page.locator('octavo-calculator');
    await page.waitForFunction(() => document.querySelector('octavo-calculator')?.shadowRoot?.firstChild);
    assert.not.match(String(await host.evaluate(({ shadowRoot }) => shadowRoot?.textContent)), '$');
  });

views('ORD-03 a stored draft of the order form is shown at once, not the site’s first view', async () => {
  const form = { script: 'order-form', content: '<octavo-order-form></octavo-order-form>' };
  const first = await openHeld(form);
  first.release();
  await first.page.locator(ready('octavo-order-form')).waitFor();
  await first.page.locator('textarea[name=topic], input[name=topic]').fill('Margins');
  await first.page.waitForFunction(() => Object.keys(localStorage).some((name) => name.includes('draft')));
  const { page, release } = await openHeld(form);
  await page.waitForFunction(() => document.querySelector('octavo-order-form')?.shadowRoot?.firstChild);
  assert.is(await page.locator(total('octavo-order-form')).count(), 0);
  release();
  await page.locator(ready('octavo-order-form')).waitFor();
  assert.is(await page.locator('[name=topic]').inputValue(), 'Margins');
});

views(
  'ANA-03 a first view that was seen is counted although the visitor leaves before the code',
  async () => {
    await leaveWidgetsAlone(context);
    const { page, release } = await openHeld();
    release();
    await page.waitForFunction(() => Array.isArray(window.dataLayer));
    assert.equal(await page.evaluate(() => window.dataLayer), [
      { event: 'octavo', category: 'Widget', label: 'Calculator', action: 'Show' },
    ]);
    const sent = context.waitForEvent('request', (request) => request.url().includes('visitor-action'));
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const body = (await sent).postData() ?? '';
    for (const part of ['Calculator', '"action":"Show"', '"template":"m1_d1"']) assert.match(body, part);
  },
);

views(
  'EMB-02 the code is not requested before the page has loaded, and runs once the visitor touches the widget',
  async () => {
    await leaveWidgetsAlone(context);
    const requested: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await context.route('**/slow.png', (route) => finished.then(() => route.abort()));
    context.on('request', (request) => requested.push(request.url()));
    const page = await context.newPage();
    await page.route(`${octavo.origin}/own`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script async src="/embed/calculator.js" data-octavo></script>${calculator}<img src="/slow.png">`,
      }),
    );
    await page.goto(`${octavo.origin}/own`, { waitUntil: 'commit' });
    await page.locator(total()).waitFor();
    assert.not.ok(requested.some((url) => url.includes('/chunks/calculator-')));
    const code = context.waitForEvent('requestfinished', (request) =>
      request.url().includes('/chunks/calculator-'),
    );
    finish();
    await code;
    await page.waitForLoadState('networkidle');
    assert.is(await page.locator(ready()).count(), 0);
    await page.locator('octavo-calculator').hover();
    await page.locator(ready()).waitFor();
  },
);

views(
  'EMB-02 widgets that are added later, removed early or shown twice have their first view each',
  async () => {
    const { page, errors, release } = await openHeld({ content: calculator + calculator });
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
    assert.equal(errors, []);
  },
);

views(
  'EMB-02 a machine translation of the first view ends with the widget, which keeps the choice',
  async () => {
    const { page, errors, release } = await openHeld();
    await page.locator('select[name=deadlineId]').selectOption({ label: '3 hours' });
    // Wraps texts as Google Translate does.
    await page.locator('octavo-calculator').evaluate(({ shadowRoot }) => {
      for (const node of shadowRoot?.querySelectorAll('h2, label, button') ?? []) {
        const font = document.createElement('font');
        font.append('Übersetzt');
        node.replaceChildren(font);
      }
    });
    release();
    await page.locator(ready()).waitFor();
    await page.locator(total(), { hasText: '$42.50' }).waitFor();
    assert.equal(errors, []);
  },
);

views(
  'EMB-02 the first view is shown under a strict policy that allows the Trusted Types policy “octavo”',
  async () => {
    const policy =
      "require-trusted-types-for 'script'; trusted-types octavo; style-src 'self'; script-src 'self'";
    const { page, errors, release } = await openHeld({ policy });
    await page.locator(total(), { hasText: '$10.17' }).waitFor();
    release();
    await page.locator(ready()).waitFor();
    assert.equal(errors, []);
  },
);

views(
  'EMB-02 under a policy that allows no Trusted Types policy, the widget comes with its code',
  async () => {
    const { page, release } = await openHeld({
      policy: "trusted-types other; require-trusted-types-for 'script'",
    });
    await page.waitForFunction(() => document.querySelector('octavo-calculator')?.shadowRoot?.firstChild);
    assert.is(await page.locator(total()).count(), 0);
    release();
    await page.locator(total(), { hasText: '$10.17' }).waitFor();
  },
);

views.run();
