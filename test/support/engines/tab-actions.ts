import { setTimeout as pause } from 'node:timers/promises';
import { until as untilTrue } from '../state/until.ts';
import { elementExpression, type Tab } from './tab.ts';

/** Waits until an expression is truthy and returns its value. Ignores errors, because a page that is being replaced runs no script. */
export const until = (tab: Tab, expression: string): Promise<unknown> =>
  untilTrue(
    () => tab.run(expression).catch(() => null),
    () => pause(50),
  );

export const waitForElement = (tab: Tab, selector: string, text = ''): Promise<unknown> =>
  until(tab, `${elementExpression(selector, text)} !== null`);

export const clickOn = async (tab: Tab, selector: string, text = ''): Promise<void> => {
  const element = elementExpression(selector, text);
  await waitForElement(tab, selector, text);
  await tab.run(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await tab.click(element);
};

export const typeInto = async (tab: Tab, field: string, text: string): Promise<void> => {
  const control = `[data-field="${field}"] :is(input:not([type=file]), textarea)`;
  await waitForElement(tab, control);
  await tab.type(elementExpression(control), text);
};

/** Types what the order form asks about the paper. */
export const typeBrief = async (tab: Tab): Promise<void> => {
  for (const part of ['Materials', 'Your details']) await clickOn(tab, '.more-button', part);
  await typeInto(tab, 'topic', 'The printed page');
  await typeInto(tab, 'details', 'Three pages on margins.');
};

/** Goes from the filled in step one to the page of payment. Returns the code of the order. */
export const placeOrder = async (tab: Tab): Promise<string> => {
  await clickOn(tab, 'button', 'Checkout');
  const step = '[data-step="2"]';
  await waitForElement(tab, step);
  // A step can be touched once the second tap of a double tap has passed.
  await until(tab, `getComputedStyle(${elementExpression(step)}).pointerEvents !== 'none'`);
  await clickOn(tab, '[data-field=paymentSystemId] label:has(input:not(:disabled))');
  await clickOn(tab, '[data-field=policyAccepted] input');
  await clickOn(tab, 'button', 'Proceed to secure payment');
  await until(tab, `location.pathname === '/secure-payment' && !location.search.includes('token')`);
  return String(await until(tab, `/O-[0-9A-Z]{6}/.exec(document.body.textContent)?.[0]`));
};
