import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { formNotice, paymentPage, proceed, visitStepTwo } from '../support/browser/order-visit.ts';

const once = suite('one account, and the way to its order');
const { browser, octavo, provider } = await openStage(once);

once('ORD-15 the payment page opens without a hand-off code, and then asks for a login', async () => {
  const { page, form, errors, customer, close } = await visitStepTwo(browser, octavo, person('hand-off'));
  await breakCall(page, octavo, ({ pathname }) => pathname.endsWith('/hand-off'), 'gateway');
  await proceed(form);
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
  assert.not(address.searchParams.has('token'));
  await page.locator('input[type="password"]').first().waitFor();
  assert.equal(errors, []);
  await close();
});

for (const fault of ['down', 'lost'] as const)
  once(`AUT-01 an account whose answer is ${fault} is created once, and the next press orders`, async () => {
    const { page, form, errors, customer, picture, close } = await visitStepTwo(
      browser,
      octavo,
      person(`account-${fault}`),
    );
    const broken = await breakCall(page, octavo, ({ pathname }) => pathname.endsWith('/registration'), fault);
    await proceed(form);
    assert.match((await formNotice(form).textContent()) ?? '', 'Network Error');
    await picture(`account-${fault}`);
    await broken.repair();
    await proceed(form);
    await paymentPage(page, octavo);
    await provider.onlyOrderOf(customer);
    assert.equal(errors, []);
    await close();
  });

once.run();
