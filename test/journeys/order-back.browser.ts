import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { goBackTo, keepsPages, noteWhetherKept } from '../support/browser/kept-page.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { paymentPage, proceed, visitStepTwo } from '../support/browser/order-visit.ts';

const back = suite('Back from the payment page');
const { browser, octavo, provider } = await openStage(keepsPages);

back('ORD-18 after Back from the payment page, the form leads to the payment of the same order', async () => {
  const { page, form, customer } = await visitStepTwo(browser, octavo, person('back'));
  await noteWhetherKept(page);
  const unusedHeight = form.evaluate(
    (host) =>
      host.clientHeight - Number(host.shadowRoot?.querySelector('.octavo')?.getBoundingClientRect().height),
  );
  assert.ok((await unusedHeight) < 2, 'nothing of the room for step 1 stands empty');
  await proceed(form);
  const first = await paymentPage(page, octavo);
  await page
    .getByText(String(first.searchParams.get('orderCode')))
    .first()
    .waitFor();
  assert.ok(await goBackTo(page, `${octavo.origin}/order/m2_d1/`));
  await proceed(form);
  const secondAddress = await paymentPage(page, octavo);
  assert.is(secondAddress.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
});

back.run();
