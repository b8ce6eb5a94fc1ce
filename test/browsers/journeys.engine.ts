import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import { type Octavo, startOctavo } from '../support/browser/browser.ts';
import { type Person, person } from '../support/browser/order-journey.ts';
import { inEachEngine } from '../support/engines/engines.ts';
import { elementExpression, type Tab } from '../support/engines/tab.ts';
import {
  clickOn,
  placeOrder,
  typeBrief,
  typeInto,
  until,
  waitForElement,
} from '../support/engines/tab-actions.ts';

const journeys = suite('journeys in other browsers');
let octavo: Octavo;
journeys.before(async () => {
  octavo = await startOctavo();
});
journeys.after(() => octavo.stop());

const changePrice = async (tab: Tab) => {
  await tab.open(`${octavo.origin}/`);
  await waitForElement(tab, 'octavo-calculator[data-state=ready]');
  const total = `${elementExpression('[data-price=total]')}?.textContent`;
  const before = await until(tab, total);
  await typeInto(tab, 'numberElements', '0');
  await until(tab, `${total} !== ${JSON.stringify(before)}`);
};

const fillOrder = async (tab: Tab, customer: Person, file: string) => {
  await tab.open(`${octavo.origin}/order/m2_d1/`);
  await typeBrief(tab);
  await tab.attach(elementExpression('[data-field=materials] input[type=file]'), file);
  for (const name of ['email', 'firstName', 'lastName', 'password'] as const)
    await typeInto(tab, name, customer[name]);
  await typeInto(tab, 'repeatPassword', customer.password);
  await typeInto(tab, 'phone', '5551234567');
};

const lookAround = async (tab: Tab, code: string) => {
  await tab.open(`${octavo.cabinet}/orders/${code}`);
  // The order has opened its payment page only.
  await clickOn(tab, 'button', 'Continue');
  await until(
    tab,
    `/The printed page/.test(document.body.textContent) && /notes\\.pdf/.test(document.body.textContent)`,
  );
};

inEachEngine(
  journeys,
  (name) => `BRW-01 in ${name}, a visitor sees a price, orders and reads the cabinet`,
  async (tab, name) => {
    const file = join(octavo.dataFolder, 'notes.pdf');
    await writeFile(file, '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
    await changePrice(tab);
    await fillOrder(tab, person(name), file);
    await lookAround(tab, await placeOrder(tab));
  },
);

journeys.run();
