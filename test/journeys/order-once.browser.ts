import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdRequests } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  paymentPage,
  proceed,
  visitStepTwo,
} from '../support/browser/order-visit.ts';

const once = suite('one order despite repeated clicks and lost answers');
const { browser, octavo, provider } = await openStage();

once('ORD-18 EMB-03 a removed form opens no payment page, and finds its order if put back', async () => {
  const { page, form, customer } = await visitStepTwo(browser, octavo, person('taken-out'));
  const heldCall = await holdRequests(page, `${octavo.api}/v1/client/order`);
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
