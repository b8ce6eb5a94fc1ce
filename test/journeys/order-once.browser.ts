import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, type Fault, holdCall, isOrder } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { field, person, type } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  formNotice,
  paymentPage,
  press,
  proceed,
  visitStepTwo,
} from '../support/browser/order-visit.ts';

const once = suite('one order despite repeated clicks and lost answers');
const { browser, octavo, provider } = await openStage(once);

const button = (form: Locator) => form.getByRole('button', { name: 'Proceed to secure payment' });

once('ORD-18 a double click places one order, and the button shows that it is busy', async () => {
  const { page, form, errors, customer, close } = await visitStepTwo(browser, octavo, person('double'));
  const heldCall = await holdCall(page, octavo, isOrder);
  await button(form).dblclick();
  await form.locator('button[aria-busy="true"]').waitFor();
  await button(form).click({ force: true, noWaitAfter: true });
  await form.locator('[name="policyAccepted"]').press('Enter');
  heldCall.release();
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
  assert.is(heldCall.count(), 1);
  assert.equal(errors, []);
  await close();
});

for (const [fault, reason] of [
  ['down', 'We do not know yet whether your order was placed: Network Error'],
  ['html', 'Network Error'],
  ['gateway', 'Request failed with status code 502'],
  ['lost', 'We do not know yet whether your order was placed: Network Error'],
] as [Fault, string][])
  once(`ORD-18 ORD-21 an order whose answer is ${fault} is reported, kept and placed once`, async () => {
    const { page, form, errors, customer, picture, close } = await visitStepTwo(
      browser,
      octavo,
      person(fault),
    );
    const broken = await breakCall(page, octavo, isOrder, fault);
    await proceed(form);
    assert.match(await formNotice(form).textContent().then(String), reason);
    await picture(`order-${fault}`);
    assert.ok(await field(form, 'policyAccepted').locator('input').isChecked());
    await press(form, 'Retry');
    await formNotice(form).waitFor();
    await broken.repair();
    await press(form, 'Retry');
    const address = await paymentPage(page, octavo);
    assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
    assert.equal(errors, []);
    await close();
  });

once('ORD-21 if the answer to an order was lost, the reloaded page finds the order', async () => {
  const { page, form, errors, customer, close } = await visitStepTwo(browser, octavo, person('reload'));
  const broken = await breakCall(page, octavo, isOrder, 'lost');
  await proceed(form);
  await formNotice(form).waitFor();
  await broken.repair();
  await page.reload();
  await form.getByText('Hello, Ada!').waitFor();
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
  assert.equal(errors, []);
  await close();
});

once('ORD-18 a topic changed after a lost answer makes a second order only on demand', async () => {
  const { page, form, errors, customer, picture, close } = await visitStepTwo(
    browser,
    octavo,
    person('changed'),
  );
  const broken = await breakCall(page, octavo, isOrder, 'lost');
  await proceed(form);
  await formNotice(form).waitFor();
  await broken.repair();
  await press(form, 'Go back');
  await type(form, 'topic', 'Margins');
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  const code = await provider.onlyOrderOf(customer);
  await formNotice(form)
    .filter({ hasText: `Your order ${code} was already placed` })
    .waitFor();
  await picture('already-placed');
  await form.locator('[part~="notice-error"] button').filter({ hasText: 'Continue' }).click();
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), code);
  assert.equal(errors, []);
  await close();
});

once('ORD-18 EMB-03 a removed form opens no payment page, and finds its order if put back', async () => {
  const { page, form, errors, customer, close } = await visitStepTwo(browser, octavo, person('taken-out'));
  const heldCall = await holdCall(page, octavo, isOrder);
  await proceed(form);
  await form.locator('button[aria-busy="true"]').waitFor();
  const handOff = page.waitForResponse(/hand-off/);
  const place = await form.evaluateHandle((host) => {
    const { parentElement } = host;
    host.remove();
    return { host, parentElement };
  });
  heldCall.release();
  await (await handOff).finished();
  const code = await provider.onlyOrderOf(customer);
  // Waits until the widget is destroyed, because the element keeps its form for a second.
  await page.waitForFunction(({ host }) => host.shadowRoot?.querySelector('slot[name=octavo]'), place);
  await place.evaluate(({ host, parentElement }) => parentElement?.append(host));
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), code);
  assert.is(await provider.onlyOrderOf(customer), code);
  assert.equal(errors, []);
  await close();
});

once.run();
