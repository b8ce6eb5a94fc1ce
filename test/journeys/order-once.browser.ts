import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, holdCall, isOrder } from '../support/browser/faults.ts';
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
import { until } from '../support/server/until.ts';

const once = suite('one order despite repeated clicks and lost answers');
const { browser, octavo, provider } = await openStage();

once('ORD-18 ORD-21 an order whose answers were lost is found by the reloaded page', async () => {
  const { page, form, customer } = await visitStepTwo(browser, octavo, person('lost'));
  const refused = await breakCall(page, octavo, isOrder, 'down');
  await proceed(form);
  const reason = 'We do not know yet whether your order was placed: Network Error';
  assert.match(await formNotice(form).textContent().then(String), reason);
  assert.ok(await field(form, 'policyAccepted').locator('input').isChecked());
  await refused.repair();
  const lost = await breakCall(page, octavo, isOrder, 'lost');
  await press(form, 'Retry');
  await until('the answer is lost', () => lost.failedCalls() === 1);
  await formNotice(form).waitFor();
  await lost.repair();
  await page.reload();
  await form.getByText('Hello, Ada!').waitFor();
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
});

once('ORD-18 ORD-21 texts typed during the submission are kept and reported as not ordered', async () => {
  const { page, form, customer } = await visitStepTwo(browser, octavo, person('typed-on'));
  const heldCall = await holdCall(page, octavo, isOrder);
  await proceed(form);
  // Waits until the order has been sent, because an earlier change would still be part of it.
  await until('the order has been sent', () => heldCall.count() === 1);
  await press(form, 'Edit');
  await type(form, 'details', 'Six pages on gutters.');
  heldCall.release();
  await formNotice(form).filter({ hasText: 'was already placed without your last changes' }).waitFor();
  assert.is(await field(form, 'details').locator('textarea').inputValue(), 'Six pages on gutters.');
  await formNotice(form).getByRole('button', { name: 'Continue to payment' }).click();
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
});

once('ORD-18 EMB-03 a removed form opens no payment page, and finds its order if put back', async () => {
  const { page, form, customer } = await visitStepTwo(browser, octavo, person('taken-out'));
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
});

once.run();
