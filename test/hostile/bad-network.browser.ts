import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, type RequestMatcher } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { choose, total } from '../support/browser/order-journey.ts';
import {
  details,
  fillPaper,
  formNotice,
  press,
  topic,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const network = suite('a form whose provider is out of reach');
const { browser, octavo } = await openStage(network);

const isPrice: RequestMatcher = ({ pathname }) => pathname.endsWith('/order/calculate-total-price');
const isValidation: RequestMatcher = ({ pathname }) => pathname.endsWith('/order/validation');

network('PRC-02 ORD-21 ERR-02 a form without its server shows prices and explains the failure', async () => {
  const { page, form, errors, close } = await visitOrderPage(browser, octavo);
  await breakCall(page, octavo, isPrice, 'html');
  const priceRequest = page.waitForRequest((request) => isPrice(new URL(request.url())));
  await choose(form, 'deadlineId', 1);
  await priceRequest;
  await total(form).filter({ hasText: '$50.00' }).waitFor();
  const broken = await breakCall(page, octavo, isValidation, 'gateway');
  await fillPaper(form);
  await press(form, 'Checkout');
  const reason = 'Request failed with status code 502. Our server has a problem';
  assert.match(await formNotice(form).textContent().then(String), reason);
  assert.is(await form.locator('[name="topic"]').inputValue(), topic);
  assert.is(await form.locator('[name="details"]').inputValue(), details);
  await broken.repair();
  await press(form, 'Retry');
  await form.locator('[data-step="2"]').waitFor();
  await total(form).filter({ hasText: '$50.00' }).waitFor();
  assert.is(await formNotice(form).or(form.locator('[data-error-for]')).count(), 0);
  assert.equal(errors, []);
  await close();
});

network.run();
