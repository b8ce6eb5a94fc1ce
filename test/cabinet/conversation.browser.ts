import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet } from '../support/cabinet/cabinet-visit.ts';

const conversation = suite('the conversation with the writer');
const { browser, octavo, provider } = await openStage(conversation);

/** Opens the page of a new customer's order. */
const visitOrder = async (tag: string) => {
  const customer = person(tag);
  await provider.register(customer);
  const code = await provider.order(customer, 'A history of the index');
  const visit = await visitCabinet(browser, octavo);
  await visit.go(`/orders/${code}`);
  await logIn(visit.page, customer);
  const field = visit.page.getByLabel('Message to your writer');
  await field.waitFor();
  return { ...visit, code, field };
};

conversation(
  'CAB-03 a customer asks, the answer appears on the open page, and the list marks a later message',
  async () => {
    const { page, code, field, press, go, waitForTitle, errors, close } = await visitOrder('asks');
    await page.getByText('Ask or tell your writer anything about this order').waitFor();
    await field.fill('Which sources\ndo you need?');
    await press('Send');
    const messages = page.getByRole('log', { name: 'Messages' });
    await messages.getByText('Which sources').waitFor();
    assert.is(await field.inputValue(), '');
    assert.match(provider.command('messages'), new RegExp(`${code} +unanswered .*Which sources do you need`));
    provider.command('reply', code, 'Any book\nof this century.');
    // Simulates that the window gets the focus back.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await messages.getByText('of this century.').waitFor();
    assert.match(provider.command('messages', code), /UTC {2}writer\n {2}Any book\n {2}of this century\./);
    await go('/');
    await waitForTitle('Your orders');
    provider.command('reply', code, 'I have begun.');
    await page.reload();
    await page.getByText('1 new message').waitFor();
    await page.getByText('A history of the index').click();
    await page.getByText('I have begun.').waitFor();
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByText('1 new message').waitFor({ state: 'detached' });
    assert.equal(errors, []);
    await close();
  },
);

conversation.run();
