import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parts } from '../../src/public-interface/parts.ts';
import { type TokenValue, tokens } from '../../src/public-interface/tokens.ts';
import { breakCall, isOrder } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { addFiles, pdfFile } from '../support/browser/order-files.ts';
import { choose, field, fillRegistration, person, type } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  formNotice,
  paymentPage,
  press,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';
import { addWidgets } from '../support/embed/add-widgets.ts';
import { findTokens, type Probe } from '../support/embed/find-tokens.ts';
import { watchParts } from '../support/embed/watch-parts.ts';

const look = suite('the look that a page can change');
const { browser, octavo } = await openStage(look);

/** For each kind of token: a value, the value that a computed style shows, and the properties that have it. */
const probes: Record<TokenValue, Omit<Probe, 'token'>> = {
  colour: { value: '#010203', shown: 'rgb(1, 2, 3)', properties: '(^|background-|top-|outline-)color$|fill' },
  length: { value: '37px', shown: '37px', properties: 'top-left-radius|padding-top|scroll-margin-top|^top$' },
  'font-family': { value: 'Probe', shown: 'Probe', properties: 'font-family' },
  'box-shadow': { value: '0 0 37px #010203', shown: '0px 0px 37px', properties: 'box-shadow' },
  'position-area': { value: 'block-end', shown: 'block-end', properties: 'position-area' },
};
const unknown = '--octavo-no-such-token';
const wanted = [
  ...tokens.flatMap(({ names, value }) =>
    names.map((name) => ({ token: `--octavo-${name}`, ...probes[value] })),
  ),
  { token: unknown, ...probes.colour },
];

look('UI-08 widgets have exactly the parts of the table, and every token changes a style', async () => {
  const changed = new Set<string>();
  let seen: ReadonlySet<string> = new Set();
  const customer = person('look');
  const { page, form } = await visitOrderPage(browser, octavo, {
    prepare: async (one) => {
      seen = await watchParts(one);
    },
  });
  const probe = async () => {
    const missing = wanted.filter(({ token }) => !changed.has(token));
    for (const token of await findTokens(page, missing)) changed.add(token);
  };
  await addWidgets(page);
  await form.evaluate((element) => element.setAttribute('template', 'm1_d1'));
  await page.setViewportSize({ width: 1280, height: 500 });
  // Waits for all requests, because the code of the floating price arrives after the template's first price.
  await page.waitForLoadState('networkidle');
  await choose(form, 'deadlineId', 3);
  await form.locator('[part=floating-price]').waitFor();
  await field(form, 'typeId').getByRole('combobox').first().click();
  await form.locator('[part=option]').first().waitFor();
  await probe();
  await page.keyboard.press('Escape');
  await press(form, 'I have a discount code');
  await type(form, 'discountCode', 'WELCOME15');
  await press(form, 'Apply');
  await form.locator('.applied').waitFor();
  await press(form, 'Checkout');
  await form.locator('[data-error-for="details"]').waitFor();
  await probe();
  await addFiles(form, pdfFile());
  await fillPaper(form);
  await page.reload();
  await form.getByText('Please choose this file again').waitFor();
  await fillRegistration(form, customer);
  await checkOut(form);
  await form.getByText('Not attached since the page was reloaded').waitFor();
  await form.getByRole('button', { name: 'Terms of Use' }).first().click();
  await form.locator('[part="dialog"] [part="text"]').waitFor();
  await probe();
  await page.keyboard.press('Escape');
  await acceptPolicy(form);
  const broken = await breakCall(page, octavo, isOrder, 'down');
  await proceed(form);
  await formNotice(form).waitFor();
  await broken.repair();
  await proceed(form);
  await paymentPage(page, octavo);
  await page.goBack();
  await form.locator('[part~="notice-success"]').waitFor();
  await probe();
  assert.equal([...seen].sort(), parts.flatMap(({ names }) => names).sort());
  assert.equal(
    wanted.map(({ token }) => token).filter((token) => token !== unknown && !changed.has(token)),
    [],
    'tokens that change nothing',
  );
  assert.not.ok(changed.has(unknown), 'a token that does not exist changes nothing');
});

look.run();
