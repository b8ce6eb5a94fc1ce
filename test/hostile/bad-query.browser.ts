import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { field, type } from '../support/browser/order-journey.ts';
import { checkOut, visitOrderPage } from '../support/browser/order-visit.ts';

const query = suite('links and numbers that make no sense');
const { browser, octavo } = await openStage();

const markup = '<img src=x onerror="throw 1"><script>throw 2</script>';

/** Quantities as a visitor types them, and as the field corrects them. */
const quantities = [
  ['12345', '999'],
  ['-7', '7'],
  ['1e3', '13'],
  ['abc', '1'],
  ['2,5', '2'],
  ['', '1'],
  ['٣', '3'],
] as const;

query('ORD-11 UI-05 VAL-01 a link of nonsense opens a form, which shows markup as text', async () => {
  // Questions are used, because they need at least one element; an essay may have 0 pages beside slides.
  const texts = new URLSearchParams({ topic: markup + 'x'.repeat(6000), details: '"><svg onload=throw(3)>' });
  const search = `?typeId=3&serviceId=%00&academicLevelId=constructor&numberElements=1e9&subjectId=[object Object]&deadlineId=5&deadlineId=1&spacingType=triple&paymentSystemId=2&writerCode=W999999&cp[p1]=1&cp=%&x=%E0%A4%A&${texts}`;
  const { page, form } = await visitOrderPage(browser, octavo, { query: search });
  const typedIn = (name: string) => form.locator(`[name="${name}"]`).first().inputValue();
  assert.is(await typedIn('deadlineId'), '5');
  assert.is(await typedIn('topic'), markup + 'x'.repeat(6000));
  const pages = field(form, 'numberElements').locator('input');
  for (const [typed, expected] of quantities) {
    await pages.click({ clickCount: 3 });
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    assert.is(await pages.inputValue(), expected, `typed: ${typed}`);
  }
  await type(form, 'topic', markup);
  await type(form, 'writersPreferredCode', '');
  await checkOut(form);
  await form.getByText(markup).first().waitFor();
});

query.run();
