import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveWidgetsAlone } from '../../support/browser/browser.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { calculator, openHeldStage, price, ready, total } from '../../support/embed/held-page.ts';

const views = suite('from the first view to the widget');
const { octavo, open, openNewPhone } = await openHeldStage();

views('CAL-03 all that is chosen and pressed before the code counts once it is there', async () => {
  const { page, release } = await open();
  await page.locator('select[name=typeId]').focus();
  await page.locator('select[name=typeId]').selectOption({ label: 'Book review' });
  await page.locator('select[name=deadlineId]').selectOption({ label: '3 hours' });
  await page.getByRole('button', { name: 'More' }).click();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown'])
    await page.locator('input[name=numberElements]').press(key);
  assert.is(await page.locator(total()).isVisible(), false, 'the price of other choices is hidden');
  release();
  await page.locator(total(), { hasText: '$127.50' }).waitFor();
  assert.is(await page.locator('select[name=typeId] option:checked').textContent(), 'Book review');
  assert.is(await page.locator('input[name=numberElements]').inputValue(), '3');
});

views('EMB-07 without code, the price stays and “Order now” takes the choice to the order page', async () => {
  const { page, lose } = await open();
  lose();
  await page.locator('octavo-calculator [role=alert]').waitFor();
  assert.match(await price(page), '$10.17');
  await page.locator('select[name=deadlineId]').selectOption({ label: '3 hours' });
  await page.getByRole('link', { name: 'Order now' }).click();
  await page.waitForURL(/\/order\/.*deadlineId=1/);
});

views('EMB-07 Retry lets in a late widget that waits until the focus leaves a list', async () => {
  const phone = await openNewPhone();
  await phone.clock.install();
  const { page, release } = await open({}, phone);
  await page.locator('select[name=deadlineId]').focus();
  await page.clock.fastForward(15_000);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  release();
  await page.waitForLoadState('networkidle');
  // A press by assistive technology leaves the focus where it is.
  await retry.evaluate((button: HTMLElement) => button.click());
  await page.locator(ready()).waitFor();
});

for (const [widget, name] of [
  ['calculator', 'Order now'],
  ['price-list', '$50.00'],
] as const)
  views(`EMB-07 “${name}” pressed before the code opens the order page if the code fails`, async () => {
    const { page, lose } = await open({ script: widget, content: `<octavo-${widget}></octavo-${widget}>` });
    await page.getByRole('link', { name }).first().click();
    lose();
    await page.waitForURL(/\/order\//);
  });

views('CAL-06 TRK-02 “Order now” pressed before the code carries the visitor’s parameters', async () => {
  const { page, release } = await open();
  await page.getByRole('link', { name: 'Order now' }).click();
  const opened = page.context().waitForEvent('page');
  release();
  await (await opened).waitForURL(/\/order\/.*visitorId=/);
});

views('CAL-02 who comes by the keyboard finds every type of paper before the code is there', async () => {
  const { page } = await open();
  await page.locator('select[name=academicLevelId]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.waitForFunction(() => {
    const list = document.querySelector('octavo-calculator')?.shadowRoot?.activeElement;
    return list instanceof HTMLSelectElement && list.name === 'typeId' && list.length > 20;
  });
});

views('EMB-07 Retry brings the widget after its code has failed, with what was pressed', async () => {
  const { page, lose } = await open();
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  lose();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  const { minHeight } = await more.evaluate((button) => ({ minHeight: getComputedStyle(button).minHeight }));
  assert.is(minHeight, 'auto', 'the style of Retry leaves the buttons of the view alone');
  // Writes an attribute again, as a framework does that renders the page.
  await page.locator('octavo-calculator').evaluate((host) => host.setAttribute('theme', 'default'));
  await page.unrouteAll();
  await retry.click();
  await page.locator(ready()).waitFor();
  assert.is(await page.locator('input[name=numberElements]').inputValue(), '2');
});

views('ANA-01 a first view that was seen counts although the visitor leaves before the code', async () => {
  const phone = await openNewPhone();
  await leaveWidgetsAlone(phone);
  const { page, release } = await open({}, phone);
  release();
  await page.waitForFunction(() => Array.isArray(window.dataLayer));
  assert.equal(await page.evaluate(() => window.dataLayer), [
    { event: 'octavo', category: 'Widget', label: 'Calculator', action: 'Show' },
  ]);
  const sent = page.waitForEvent('request', (request) => request.url().includes('visitor-action'));
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const body = (await sent).postData() ?? '';
  for (const part of ['Calculator', '"action":"Show"', '"template":"m1_d1"']) assert.match(body, part);
});

views('EMB-02 the code is requested after the page loads, and runs once the widget is touched', async () => {
  const phone = await openNewPhone();
  await leaveWidgetsAlone(phone);
  const requested: string[] = [];
  const { promise: finished, resolvePromise: finish } = controlledPromise<void>();
  await phone.route('**/slow.png', (route) => finished.then(() => route.abort()));
  phone.on('request', (request) => requested.push(request.url()));
  const page = await phone.newPage();
  await page.route(`${octavo.origin}/own`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script async src="/embed/calculator.js" data-octavo></script>${calculator}<img src="/slow.png">`,
    }),
  );
  await page.goto(`${octavo.origin}/own`, { waitUntil: 'commit' });
  await page.locator(total()).waitFor();
  assert.not.ok(requested.some((url) => url.includes('/chunks/calculator-')));
  const code = phone.waitForEvent('requestfinished', (request) =>
    request.url().includes('/chunks/calculator-'),
  );
  finish();
  await code;
  await page.waitForLoadState('networkidle');
  assert.is(await page.locator(ready()).count(), 0);
  await page.locator('octavo-calculator').hover();
  await page.locator(ready()).waitFor();
});

views.run();
