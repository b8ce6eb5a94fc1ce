import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import {
  type CabinetVisit,
  endSession,
  logIn,
  mailedLink,
  visitCabinet,
  writePaper,
} from '../support/cabinet/cabinet-visit.ts';

const account = suite('a customer’s account in the cabinet');
const { browser, octavo, provider } = await openStage(account);

const register = async (tag: string) => {
  const customer = person(tag);
  await provider.register(customer);
  return customer;
};

const fill = (visit: CabinetVisit, name: string, text: string) =>
  visit.page.locator(`input[name="${name}"]`).fill(text);

account(
  'CAB-01 a customer sets a new password with the mailed link, even after a scanner has opened it',
  async () => {
    const customer = await register('forgetful');
    const visit = await visitCabinet(browser, octavo);
    await visit.go('/login');
    await visit.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await fill(visit, 'email', customer.email);
    await visit.press('Send me a link');
    await visit.page.getByText('a link is on its way').waitFor();

    const link = await mailedLink(octavo, customer.email, '/forgot-password');
    // Programs that check mail open its links in a browser of their own, and run the scripts.
    const scanner = await visitCabinet(browser, octavo);
    await scanner.page.goto(link);
    await scanner.page.locator('input[name="new"]').waitFor();
    await scanner.close();
    await visit.page.goto(link);
    await visit.page.getByText(`This link is for ${customer.email}.`).waitFor();
    await fill(visit, 'new', 'a louder library');
    await fill(visit, 'repeat', 'a louder library');
    await visit.press('Change password');
    await visit.page.getByText('Your password is changed').waitFor();

    await visit.press('Log out');
    await visit.waitForTitle('Log in');
    await logIn(visit.page, { ...customer, password: 'a louder library' });
    await visit.waitForTitle('Your orders');
    await visit.page.goto(link);
    await visit.page.getByText('This link has been used or has expired').waitFor();
    assert.equal(visit.errors, []);
    await visit.close();
  },
);

account('CAB-01 a session that ends while a revision is typed is renewed, and the text stays', async () => {
  const customer = await register('lapsed');
  const code = await provider.order(customer, 'Typefaces');
  const paper = await writePaper(octavo, 'Typefaces.pdf');
  provider.commands(['paid', code], ['deliver', code, paper, 'W1001']);
  const visit = await visitCabinet(browser, octavo);
  await visit.go(`/orders/${code}`);
  await logIn(visit.page, customer);
  await visit.press('Open the paper');
  await visit.press('Send to revision');
  await visit.page.getByLabel('What has to change?').fill('Please cite the originals.');
  await endSession(visit.page);
  await visit.page.locator('form[name="revision"]').getByRole('button').click();
  await visit.page.getByRole('dialog', { name: 'Please log in again' }).waitFor();
  await logIn(visit.page, customer);
  await visit.page.getByRole('heading', { level: 2, name: 'In revision' }).waitFor();
  assert.is(await visit.page.getByRole('dialog').count(), 0);
  assert.equal(visit.errors, []);
  await visit.close();
});

account.run();
