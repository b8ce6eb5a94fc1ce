import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Octavo, startOctavo } from '../support/browser/browser.ts';
import { openFirefox } from '../support/browser/firefox.ts';
import { person } from '../support/browser/order-journey.ts';
import { elementExpression, type Tab } from '../support/browser/tab.ts';
import { openWebKit } from '../support/browser/webkit.ts';

const journeys = suite('journeys in other browsers');
let octavo: Octavo;
journeys.before(async () => {
  octavo = await startOctavo();
});
journeys.after(() => octavo.stop());

/** Waits until an expression is truthy and returns its value. */
const until = async (tab: Tab, expression: string): Promise<unknown> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    // Ignores errors, because a page that is being replaced cannot run a script.
    const result = await tab.run(expression).catch(() => null);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`It never came: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const waitForElement = (tab: Tab, selector: string, text = '') =>
  until(tab, `${elementExpression(selector, text)} !== null`);

const clickOn = async (tab: Tab, selector: string, text = '') => {
  const element = elementExpression(selector, text);
  await waitForElement(tab, selector, text);
  await tab.run(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await tab.click(element);
};
const typeInto = async (tab: Tab, field: string, text: string) => {
  const control = `[data-field="${field}"] :is(input:not([type=file]), textarea)`;
  await waitForElement(tab, control);
  await tab.type(elementExpression(control), text);
};

const changePrice = async (tab: Tab) => {
  await tab.open(`${octavo.origin}/`);
  await waitForElement(tab, 'octavo-calculator[data-state=ready]');
  const total = `${elementExpression('[data-price=total]')}?.textContent`;
  const before = await until(tab, total);
  await typeInto(tab, 'numberElements', '0');
  await until(tab, `${total} !== ${JSON.stringify(before)}`);
};

const fillOrder = async (tab: Tab, customer: ReturnType<typeof person>, file: string) => {
  await tab.open(`${octavo.origin}/order/m2_d1/`);
  await waitForElement(tab, '[data-field=abstractPage]');
  await typeInto(tab, 'topic', 'The printed page');
  await typeInto(tab, 'details', 'Three pages on margins.');
  await tab.attach(elementExpression('[data-field=materials] input[type=file]'), file);
  for (const name of ['email', 'firstName', 'lastName', 'password'] as const)
    await typeInto(tab, name, customer[name]);
  await typeInto(tab, 'repeatPassword', customer.password);
  await typeInto(tab, 'phone', '5551234567');
  await clickOn(tab, 'button', 'Checkout');
  await waitForElement(tab, '[data-step="2"]');
};

const payAndLookAround = async (tab: Tab) => {
  await clickOn(tab, '[data-field=paymentSystemId] label:has(input:not(:disabled))');
  await clickOn(tab, '[data-field=policyAccepted] input');
  await clickOn(tab, 'button', 'Proceed to secure payment');
  await until(tab, `location.pathname === '/secure-payment' && !location.search.includes('token')`);
  const code = await until(tab, `/O-[0-9A-Z]{6}/.exec(document.body.textContent)?.[0]`);
  await tab.open(`${octavo.cabinet}/orders/${code}`);
  await until(
    tab,
    `/The printed page/.test(document.body.textContent) && /notes\\.pdf/.test(document.body.textContent)`,
  );
};

const engines = [
  { name: 'Firefox', path: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', open: openFirefox },
  { name: 'WebKit', path: process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver', open: openWebKit },
];
for (const { name, path, open } of engines)
  journeys(`BRW-01 in ${name}, a visitor sees a price, orders and reads the cabinet`, async () => {
    assert.ok(existsSync(path), `${path} is not installed, so that ${name} was not tested`);
    const file = join(octavo.dataFolder, 'notes.pdf');
    await writeFile(file, '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
    const tab = await open(path);
    try {
      await changePrice(tab);
      await fillOrder(tab, person(name.toLowerCase()), file);
      await payAndLookAround(tab);
    } finally {
      await tab.close();
    }
  });

journeys.run();
