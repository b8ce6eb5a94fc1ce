import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet, writePaper } from '../support/cabinet/cabinet-visit.ts';

const cabinet = suite('a customer’s life in the cabinet');
const { browser, octavo, provider } = await openStage();

/** Opens the page of a new customer's order. */
const visitOrder = async (tag: string, topic: string) => {
  const customer = person(tag);
  await provider.register(customer);
  const code = await provider.order(customer, topic);
  const visit = await visitCabinet(browser, octavo);
  await visit.go(`/orders/${code}`);
  await logIn(visit.page, customer);
  await visit.waitForTitle(topic);
  return { ...visit, customer, code };
};

const status = (name: string) => `.next-step h2:text-is("${name}")`;

cabinet('CAB-01 CAB-02 a customer orders, downloads, approves and rates a paper', async () => {
  const topic = 'A history of the index';
  const { page, code, waitForTitle, press } = await visitOrder('life', topic);
  await page.locator(status('Awaiting payment')).waitFor();
  const path = await writePaper(octavo, 'The index, final.pdf');
  provider.commands(['paid', code], ['start', code], ['deliver', code, path, 'W10042']);
  await page.reload();
  await page.locator(status('Delivered')).waitFor();
  assert.is(await page.getByRole('button', { name: 'Approve', exact: true }).count(), 0);
  const [download] = await Promise.all([page.waitForEvent('download'), press('Open the paper')]);
  assert.is(download.suggestedFilename(), 'The index, final.pdf');
  assert.equal(Buffer.concat(await (await download.createReadStream()).toArray()), await readFile(path));
  await page.getByText('New', { exact: true }).waitFor({ state: 'detached' });

  await press('Approve');
  await press('Yes, approve');
  await page.locator(status('Approved')).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Approved');
  const stars = { service: '4 of 5', writer: '5 of 5' };
  for (const [subject, name] of Object.entries(stars)) {
    const group = page.getByRole('radiogroup', { name: `Rate the ${subject}` });
    await group.getByRole('radio', { name }).check({ force: true });
  }
  await press('Send rating');
  for (const [subject, name] of Object.entries(stars))
    await page.getByText(`Your rating of the ${subject}`).getByText(name).waitFor();

  await page.getByRole('link', { name: 'Writers' }).click();
  await waitForTitle('Your writers');
  await press('Add to preferred W10042');
  await page.getByText('Preferred', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Preferred', { exact: true }).waitFor();
  await page.getByRole('link', { name: code }).click();
  await waitForTitle(topic);
});

cabinet.run();
