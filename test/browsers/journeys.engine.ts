import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import { startOctavo } from '../support/browser/browser.ts';
import { type Person, person } from '../support/browser/order-journey.ts';
import { inEachEngine, type Tab, untilIn } from '../support/engines/engines.ts';
import { startForSuite } from '../support/server/start-server.ts';

const journeys = suite('journeys in other browsers');
const octavo = startForSuite(journeys, startOctavo);

/** Returns an expression for the first element that matches a selector, and a text if given, in the page or in a widget. */
const elementExpression = (selector: string, text = ''): string => `(() => {
  const inside = (node) => node.shadowRoot ? roots(node.shadowRoot) : [];
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(inside)];
  const isSeen = (node) => node.type === 'file' || node.getClientRects().length > 0;
  return roots(document)
    .flatMap((root) => [...root.querySelectorAll(${JSON.stringify(selector)})])
    .find((node) => node.textContent.includes(${JSON.stringify(text)}) && isSeen(node)) ?? null;
})()`;

const waitForElement = (tab: Tab, selector: string, text = ''): Promise<unknown> =>
  untilIn(tab, `${elementExpression(selector, text)} !== null`);

const clickOn = async (tab: Tab, selector: string, text = ''): Promise<void> => {
  const element = elementExpression(selector, text);
  await waitForElement(tab, selector, text);
  await tab.run(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await tab.click(element);
};

const typeInto = async (tab: Tab, field: string, text: string): Promise<void> => {
  const control = `[data-field="${field}"] :is(input:not([type=file]), textarea)`;
  await waitForElement(tab, control);
  await tab.type(elementExpression(control), text);
};

/** Types what the order form asks about the paper. */
const typeBrief = async (tab: Tab): Promise<void> => {
  for (const part of ['Materials', 'Your details']) await clickOn(tab, '.more-button', part);
  await typeInto(tab, 'topic', 'The printed page');
  await typeInto(tab, 'details', 'Three pages on margins.');
};

/** Goes from the filled in step one to the page of payment. Returns the code of the order. */
const placeOrder = async (tab: Tab): Promise<string> => {
  await clickOn(tab, 'button', 'Checkout');
  const step = '[data-step="2"]';
  await waitForElement(tab, step);
  // A step can be touched once the second tap of a double tap has passed.
  await untilIn(tab, `getComputedStyle(${elementExpression(step)}).pointerEvents !== 'none'`);
  await clickOn(tab, '[data-field=paymentSystemId] label:has(input:not(:disabled))');
  await clickOn(tab, '[data-field=policyAccepted] input');
  await clickOn(tab, 'button', 'Proceed to secure payment');
  await untilIn(tab, `location.pathname === '/secure-payment' && !location.search.includes('token')`);
  return String(await untilIn(tab, `/O-[0-9A-Z]{6}/.exec(document.body.textContent)?.[0]`));
};

const changePrice = async (tab: Tab) => {
  await tab.open(`${octavo.origin}/`);
  await waitForElement(tab, 'octavo-calculator[data-state=ready]');
  const total = `${elementExpression('[data-price=total]')}?.textContent`;
  const before = await untilIn(tab, total);
  await typeInto(tab, 'numberElements', '0');
  await untilIn(tab, `${total} !== ${JSON.stringify(before)}`);
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
  await untilIn(
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
