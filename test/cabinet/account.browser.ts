import { suite } from 'uvu';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { type CabinetVisit, logIn, mailedLink, visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const account = suite('a customer’s account in the cabinet');
const { browser, octavo, provider } = await openStage();

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
  },
);

account.run();
