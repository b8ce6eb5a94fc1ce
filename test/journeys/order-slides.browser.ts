import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import {
  field,
  fillRegistration,
  person,
  summaryLines,
  total,
  type,
} from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  paymentPage,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const slides = suite('pages and slides together');
const { browser, octavo, provider } = await openStage(slides);

slides('MON-02 pages and slides are ordered together, and lowering one never raises the other', async () => {
  const { page, form, errors, close } = await visitOrderPage(browser, octavo);
  const count = (name: string) => field(form, name).locator('input');
  const pressStepper = (name: string, button: string) =>
    field(form, name).getByRole('button', { name: button });
  assert.is(await count('numberElements').getAttribute('aria-valuemin'), '1');
  assert.ok(await pressStepper('numberElements', 'Less').isDisabled(), 'one page stays one page');
  await count('numberElements').press('ArrowDown');
  assert.equal(
    [await count('numberElements').inputValue(), await count('numberSlides').inputValue()],
    ['1', '0'],
  );

  await type(form, 'numberElements', '2');
  await type(form, 'numberSlides', '3');
  await total(form).filter({ hasText: '$59.80' }).waitFor();
  assert.is(await count('numberElements').inputValue(), '2');
  await field(form, 'spacingType').getByText('Single spaced').click();
  await total(form).filter({ hasText: '$83.72' }).waitFor();
  await type(form, 'numberElements', '0');
  await total(form).filter({ hasText: '$35.88' }).waitFor();
  await field(form, 'spacingType').waitFor({ state: 'detached' });
  assert.ok(await pressStepper('numberElements', 'Less').isDisabled());
  await type(form, 'numberElements', '2');
  await total(form).filter({ hasText: '$83.72' }).waitFor();

  await fillPaper(form);
  const customer = person('slides');
  await fillRegistration(form, customer);
  await checkOut(form);
  const [paper = '', , options = ''] = await summaryLines(form);
  assert.match(paper, ' · 2 pages · ');
  assert.is(options, '3 slides · Single spaced');
  await acceptPolicy(form);
  await proceed(form);
  await paymentPage(page, octavo);
  const code = await provider.onlyOrderOf(customer);
  // Waits until the page shows the order, because only then is the session open for the next page.
  await page.getByText(code).first().waitFor();
  await page.goto(`${octavo.cabinet}/orders/${code}`);
  // The order has opened its payment page only.
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('2 pages, single spaced (1100 words) and 3 slides').waitFor();
  await page.getByText('$83.72').first().waitFor();
  assert.equal(errors, []);
  await close();
});

slides.run();
