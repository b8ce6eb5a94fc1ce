import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const data = suite('a customer’s own data in the browser');
const { browser, octavo, provider } = await openStage();

const openProfile = async (tag: string) => {
  const customer = person(tag);
  await provider.register(customer);
  const visit = await visitCabinet(browser, octavo);
  await visit.go('/profile');
  await logIn(visit.page, customer);
  for (const part of ['Your data', 'Delete your account'])
    await visit.page.getByRole('heading', { name: part }).click();
  const form = visit.page.locator('form[name="deletion"]');
  const remove = async (password: string) => {
    await form.locator('input[name="password"]').fill(password);
    await form.getByRole('button', { name: 'Delete my account' }).click();
  };
  return { ...visit, customer, form, remove };
};

data('SES-05 the download of the customer’s data is a file with the account and its orders', async () => {
  const { page, customer, press } = await openProfile('download');
  const code = await provider.order(customer, 'Marginalia');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download my data')]);
  assert.match(download.suggestedFilename(), /^my-data-\d{4}-\d\d-\d\d\.json$/);
  const { account, orders } = JSON.parse(
    String(Buffer.concat(await (await download.createReadStream()).toArray())),
  );
  assert.equal([account.email, orders[0].code, orders[0].topic], [customer.email, code, 'Marginalia']);
});

data('SES-05 deleting an account asks for a password, names an open order, and says when done', async () => {
  const { page, customer, form, remove } = await openProfile('leaving');
  await remove('not my password');
  await form.getByText('Your current password is incorrect').waitFor();
  assert.is(await form.locator('input[name="password"]').inputValue(), 'not my password');
  const code = await provider.order(customer, 'Marginalia');
  provider.command('paid', code);
  await remove(customer.password);
  await form
    .getByRole('alert')
    .filter({ hasText: `${code} is paid and not finished` })
    .waitFor();
  provider.command('refund', code);
  await remove(customer.password);
  await page.getByText('Your account is deleted').waitFor();
  assert.is(page.url(), `${octavo.cabinet}/login?deleted`);
  await logIn(page, customer);
  await page.getByText('The e-mail address or the password is incorrect').waitFor();
});

data.run();
