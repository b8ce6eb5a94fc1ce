import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillBrief, goOn, visitCheckout } from '../../../support/browser/checkout-visit.ts';
import { visibilityAt } from '../../../support/browser/measure/visibility-at.ts';
import { openStage } from '../../../support/browser/open-stage.ts';
import { controlledPromise } from '../../../support/controlled-promise.ts';

const progress = suite('a press whose answer takes long');
const { browser, octavo } = await openStage(progress);

progress('ORD-17 a checkout that waits for three seconds says that it is still loading', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  const { promise: held, resolvePromise: release } = controlledPromise<void>();
  await page.route('**/order/validation*', async (route) => {
    await held;
    await route.continue();
  });
  await fillBrief(form);
  await goOn(form);
  const sentence = form.getByText('Still loading…').last();
  await sentence.waitFor({ state: 'attached' });
  // Both heights are measured at once, because the bar also changes with a price that arrives meanwhile.
  const takenHeight = () =>
    sentence.evaluate((element) => {
      const bar = element.closest('[part="price-block"]');
      if (!bar) throw new Error('The sentence is not in the order bar');
      const { height } = bar.getBoundingClientRect();
      element.style.display = 'none';
      const rest = bar.getBoundingClientRect().height;
      element.style.display = '';
      return height - rest;
    });
  assert.is(await visibilityAt(sentence, 2_900), 'hidden');
  assert.is(await takenHeight(), 0, 'the invisible sentence takes no space');
  assert.is(await visibilityAt(sentence, 3_000), 'visible');
  assert.ok((await takenHeight()) > 0);
  release();
  await form.locator('[data-step="2"]').waitFor();
  assert.is(await form.locator('.still-loading').count(), 0);
});

progress.run();
