import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../support/browser/browser.ts';
import { goBackTo, keepsPages, noteWhetherKept } from '../support/browser/kept-page.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { paymentPage, press, proceed, visitStepTwo } from '../support/browser/order-visit.ts';

const back = suite('Back from the payment page');
const { browser, octavo, provider } = await openStage(back, keepsPages);

back('ORD-18 after Back from the payment page, the form leads to the payment of the same order', async () => {
  const { page, form, errors, customer, close } = await visitStepTwo(browser, octavo, person('back'));
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
  assert.equal(errors, []);
  await close();
});

back('ORD-21 if payment did not open, the reloaded page says that the order is placed', async () => {
  const browserWithoutStorage = await openBrowser();
  const { page, form, errors, customer, close } = await visitStepTwo(
    browserWithoutStorage,
    octavo,
    person('unreached'),
  );
  const cabinet = `${octavo.cabinet}/**`;
  await page.route(cabinet, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await proceed(form);
  await page.waitForFunction(() => location.protocol === 'chrome-error:');
  await page.goBack({ waitUntil: 'commit' });
  const code = await provider.onlyOrderOf(customer);
  const notice = page.getByText(`Your order ${code} is placed.`);
  await notice.waitFor();
  const { top, header, bottom } = await notice.evaluate((node) => ({
    top: node.getBoundingClientRect().top,
    header: Number(document.querySelector('.masthead')?.getBoundingClientRect().bottom),
    bottom: innerHeight,
  }));
  assert.ok(
    top >= header && top < bottom,
    `the notice is at ${top}, below the header that ends at ${header}`,
  );
  await page.unroute(cabinet);
  await press(form, 'Continue to payment');
  assert.is((await paymentPage(page, octavo)).searchParams.get('orderCode'), code);
  assert.equal(errors, []);
  await close();
  await browserWithoutStorage.close();
});

back.run();
