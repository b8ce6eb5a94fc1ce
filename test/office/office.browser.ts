import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { schemeViolations, violations } from '../support/axe/axe.ts';
import { openDesktop } from '../support/browser/browser.ts';
import { stallAfterNavigation } from '../support/browser/faults.ts';
import { openOwnStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { until } from '../support/until.ts';

const office = suite('the office');
const { browser, octavo, provider } = await openOwnStage();
const customer = person('office');
let code = '';
let page: Page;

/** Returns the link by which the first owner enters, which the start has printed. */
const invitation = () => /http:\/\/office\.localhost:\d+\/\?token=\S+/.exec(octavo.printed())?.[0] ?? '';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (label: string, text: string) => page.getByLabel(label).fill(text);

office.before(async () => {
  await provider.register(customer);
  code = await provider.order(customer, 'Margins of the office');
  await until(() => invitation() !== '');
  page = await (await openDesktop(browser)).newPage();
});

office('OFF-01 the printed link makes the owner, who needs a password and an authenticator app', async () => {
  await page.goto(invitation());
  await press('Begin');
  await fill('Email', 'owner@papers.example');
  await fill('Name', 'Ada Owner');
  await fill('Password', 'a quiet reading room');
  await page.getByRole('img', { name: 'QR code with the key' }).waitFor();
  const key = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await fill('Code that the app shows', await generate({ secret: key }));
  await press('Enter the office');
  await page.getByText('Your recovery codes').waitFor();
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await page.getByText('Not paid, last 7 days').waitFor();
});

office('OFF-01 the invitation asks for site and code where the person is a writer', async () => {
  await page.goto(`${new URL(page.url()).origin}/?invite#/people/create`);
  await page.getByRole('combobox', { name: 'Role' }).click();
  assert.is(await page.getByRole('textbox', { name: 'Writer code' }).count(), 0);
  await page.getByRole('option', { name: 'writer' }).click();
  await fill('Email', 'writer@papers.example');
  await fill('Name', 'Wanda Writer');
  await fill('Writer code', 'W1001');
  await press('Save');
  await page.getByText('Person Wanda Writer invited').waitFor();
  await page.getByRole('cell', { name: 'Wanda Writer' }).click();
  await page.getByLabel('May log in').waitFor();
  assert.is(await page.getByRole('button', { name: 'Delete' }).count(), 0, 'people stay in the log');
});

office('OFF-04 a site without orders says what brings the first one, in place of empty plots', async () => {
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await page.getByText('Orders a day').waitFor();
  await page.getByRole('combobox', { name: 'Site' }).click();
  await page.getByRole('option', { name: 'v2.' }).click();
  await page.getByRole('link', { name: 'Set the prices' }).waitFor();
  assert.is(await page.getByText('Orders a day').count(), 0);
});

office('OFF-02 an order is found, marked as paid, and refunded in part', async () => {
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  const cell = page.getByRole('cell', { name: code });
  await cell.waitFor();
  await stallAfterNavigation(page, 600);
  await page.getByPlaceholder('Code, words, customer').fill('margins of the office');
  await cell.click();
  await page.getByRole('heading', { name: code, exact: true }).waitFor();
  await press('Mark as paid');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount that arrived').fill('1');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await dialog.locator('.Mui-error').first().waitFor();
  const [, cost = ''] = /It costs \$(\d+\.\d\d)/.exec((await dialog.textContent()) ?? '') ?? [];
  await dialog.getByLabel('Amount that arrived').fill(cost);
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Amount in US dollars').fill('5,50');
  await dialog.getByLabel('Reason').fill('A page less');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('$5.50').first().waitFor();
  await page.getByText('A page less').first().waitFor();
});

office('OFF-02 a paid order is changed at the price that the dialog shows', async () => {
  await press('Change the order');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The price stays').waitFor();
  const pages = dialog.getByLabel('Pages, problems');
  await pages.fill('9999');
  await dialog.getByRole('status').and(page.locator('[class*=Warning]')).waitFor();
  await pages.fill('11');
  await dialog.getByText('→').waitFor();
  await dialog.getByRole('button', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: 'Mark the difference as paid' }).waitFor();
  await page.getByText('11 pages').first().waitFor();
});

office('OFF-02 a message survives a lost connection and a reload, and is sent once', async () => {
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Message to the customer' }).fill('The syllabus, please.');
  await press('Send');
  await page.getByText('The server cannot be reached').waitFor();
  await page.context().setOffline(false);
  // The page before asks too, once it is online.
  await page.reload({ waitUntil: 'commit' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.getByRole('listitem').getByText('The syllabus, please.').waitFor();
  for (const call of ['/session', `/${code}/messages`])
    assert.is(asked.filter((url) => url.endsWith(call)).length, 1, call);
});

office('OFF-02 a file that cannot be delivered is named', async () => {
  await press('Deliver');
  const file = { name: 'essay.txt', mimeType: 'text/plain', buffer: Buffer.from('An essay') };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByText('Not taken: essay.txt').waitFor();
  await press('Back');
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="#a00"/></svg>';

office('OFF-03 an owner sees logo and colour in the real pages before they are saved', async () => {
  const { origin, protocol, host } = new URL(page.url());
  await page.goto(`${origin}/?look#/site`);
  await page.getByRole('tab', { name: 'Look' }).click();
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await page.getByLabel('File of the logo').setInputFiles(file);
  await page.getByRole('img', { name: 'Logo', exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffd400');
  const shown = page.frameLocator('iframe');
  const isYellow = (button: ReturnType<typeof shown.getByRole>) =>
    until(async () => {
      // The page that is replaced answers no more.
      const colour = button.evaluate((element) => getComputedStyle(element).backgroundColor);
      return (await colour.catch(() => '')) === 'rgb(255, 212, 0)';
    });
  await isYellow(shown.getByRole('link', { name: 'Order', exact: true }));
  await shown.getByRole('img', { name: 'Octavo Writing' }).waitFor();
  assert.equal(await schemeViolations(page, 'html'), []);
  await page.getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option', { name: 'Cabinet' }).click();
  await isYellow(shown.getByRole('button', { name: 'Log in' }));
  await shown.getByRole('img', { name: 'Octavo Writing' }).waitFor();
  const landing = `${protocol}//${host.replace('office.', '')}/`;
  assert.not.match(await (await page.request.get(landing)).text(), '/brand/');
  await press('Save');
  await page.getByText(/^Settings of .* saved$/).waitFor();
  await until(async () => (await (await page.request.get(landing)).text()).includes('<img src="/brand/'));
  await page.setViewportSize({ width: 393, height: 727 });
  await page.getByText('Undo the last change').waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await press('Undo the last change');
  await press('Confirm');
  await page.getByText(/^Settings of .* as before$/).waitFor();
  assert.is(await page.getByRole('textbox', { name: 'Colour', exact: true }).inputValue(), '');
  // A page that renders without an end never lets the next one come.
  await page.getByRole('menuitem', { name: 'Codes' }).click();
  await page.getByRole('columnheader', { name: 'Code' }).waitFor();
});

/** Pages that together have every colour. The settings of the site are opened for the second time, which once broke them. */
const coloured = () => ['', 'orders', `orders/${code}/show`, 'prices', 'webhooks', 'site'];
const others = 'codes items writers rules texts letters keys people acts payouts'.split(' ');

office('UI-08 each page of the office fits a phone and passes axe, and there is no other page', async () => {
  const wide = { width: 1280, height: 900 };
  const narrow = { width: 393, height: 727 };
  const title = page.locator('#react-admin-title');
  // The document stays, because loading it anew takes longer than the checks.
  const { origin, search } = new URL(page.url());
  for (const path of [...coloured(), ...others]) {
    const before = await title.textContent();
    await page.goto(`${origin}/${search}#/${path}`);
    await until(async () => (await title.textContent()) !== before);
    await page.locator('#main-content').getByText(/\w/).first().waitFor();
    await page.setViewportSize(narrow);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path);
    await page.setViewportSize(wide);
    const found = others.includes(path) ? violations(page, '#main-content') : schemeViolations(page, 'html');
    assert.equal(await found, [], path);
  }
  await page.goto(`${origin}/${search}#/nothing`);
  await page.getByText('There is no such page for you').waitFor();
});

office.run();
