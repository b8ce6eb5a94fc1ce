import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { field, type } from '../support/browser/order-journey.ts';
import { checkOut, fillPaper, priceOf, visitOrderPage } from '../support/browser/order-visit.ts';

const query = suite('links and numbers that make no sense');
const { browser, octavo } = await openStage(query);

const prefilled = ['typeId', 'serviceId', 'deadlineId', 'academicLevelId', 'numberElements', 'subjectId'];
/** Returns the values that a link has prefilled, and the price. */
const prefilledValues = async (address: string) => {
  const { form, errors, close } = await visitOrderPage(browser, octavo, { query: address });
  const values = await Promise.all(
    prefilled.map((name) => form.locator(`[name="${name}"]:not([type=radio]), [name="${name}"]:checked`)),
  ).then((controls) => Promise.all(controls.map((control) => control.first().inputValue())));
  const price = await priceOf(form);
  assert.equal(errors, []);
  await close();
  return { values, price };
};

const nonsense = [
  ['unknown ids', ['999999', '77', '88', '99', '1000', '-3']],
  ['words', ['essay', 'abc', 'tomorrow', 'PhD', 'three', 'art']],
  ['absurd numbers', ['1e9', '-1', '0', '1.5', '99999999999999999999', 'NaN']],
  ['code', ['<img src=x onerror=alert(1)>', '%00', '__proto__', 'constructor', "';--", '[object Object]']],
] as const;

let bare: ReturnType<typeof prefilledValues> | undefined;
for (const [title, values] of nonsense)
  query(`ORD-11 a link full of ${title} opens the same form as a link without a query`, async () => {
    const search = new URLSearchParams(prefilled.map((name, index) => [name, values[index] ?? '']));
    bare ??= prefilledValues('');
    assert.equal(await prefilledValues(`?${search}`), await bare);
  });

query('ORD-11 a link with broken escapes, repeats and the longest topic still opens a form', async () => {
  const longText = 'x'.repeat(6000);
  const address = `?typeId=%E0%A4%A&deadlineId=5&deadlineId=1&topic=${longText}&spacingType=triple&paymentSystemId=2&writerCode=W999999&cp[p1]=1&cp=%`;
  const { form, errors, close } = await visitOrderPage(browser, octavo, { query: address });
  assert.is(await form.locator('[name="deadlineId"]').inputValue(), '5');
  assert.is(await form.locator('[name="topic"]').inputValue(), longText);
  assert.equal(errors, []);
  await close();
});

query('ORD-11 the topic of a link is shown as text only', async () => {
  const topic = '<img src=x onerror="throw 1"><script>throw 2</script>';
  const search = new URLSearchParams({ topic, details: '"><svg onload=throw(3)>' });
  const { form, errors, close } = await visitOrderPage(browser, octavo, { query: `?${search}` });
  await checkOut(form);
  await form.getByText(topic).first().waitFor();
  assert.equal(errors, []);
  await close();
});

query('UI-05 VAL-01 a typed quantity is always corrected to a number from 1 to 999', async () => {
  // Questions are used, because they need at least one element; an essay may have 0 pages beside slides.
  const { page, form, errors, close } = await visitOrderPage(browser, octavo, { query: '?typeId=3' });
  const pages = field(form, 'numberElements').locator('input');
  for (const [typed, expected] of [
    ['12345', '999'],
    ['-7', '7'],
    ['1e3', '13'],
    ['abc', '1'],
    ['2,5', '2'],
    ['', '1'],
    ['000', '1'],
    ['٣', '3'],
  ] as const) {
    await pages.click({ clickCount: 3 });
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    assert.is(await pages.inputValue(), expected, `typed: ${typed}`);
  }
  await fillPaper(form);
  await checkOut(form);
  assert.equal(errors, []);
  await close();
});

query('TYP-01 a pages field that the visitor empties becomes one page, and no slides', async () => {
  const { page, form, close } = await visitOrderPage(browser, octavo);
  await type(form, 'numberElements', '');
  await page.keyboard.press('Tab');
  assert.is(await form.locator('[name="numberElements"]').inputValue(), '1');
  assert.is(await form.locator('[name="numberSlides"]').inputValue(), '0');
  await close();
});

query('PRC-02 the price stays while the quantity is empty, and Checkout works', async () => {
  const { page, form, errors, close } = await visitOrderPage(browser, octavo);
  await type(form, 'numberElements', '');
  assert.match(await priceOf(form), /^\$\d+\.\d\d$/);
  await fillPaper(form);
  await page.keyboard.press('Tab');
  await checkOut(form);
  assert.equal(errors, []);
  await close();
});

query.run();
