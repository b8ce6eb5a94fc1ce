import { createServer } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person, unfoldAll } from '../support/browser/order-journey.ts';
import { paymentPage, prepareOrder, proceed } from '../support/browser/order-visit.ts';
import { listen } from '../support/services/listen.ts';

const frames = suite('widgets in a frame of another site');
const { browser, octavo } = await openStage();
const host = new URL(octavo.origin).host;
const script = `<script async src="${octavo.origin}/embed/octavo.js" data-octavo data-host="${host}" data-cabinet="${octavo.cabinet}"></script>`;

/**
 * Serves two sites: a page with a frame, and the page in that frame. Its query has the attributes of the frame, or the widget.
 */
const sites = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const content = searchParams.get('content') ?? '';
  response.setHeader('content-type', 'text/html');
  response.end(
    pathname === '/frame' ? script + content : `<iframe ${content} width="1200" height="900"></iframe>`,
  );
});
const { port } = await listen(sites);

/** Opens a page of one site with a frame of another one, in which a widget stands. `rules` are the frame's attributes. */
const openFrame = async (rules: string, widget: string) => {
  const context = await openDesktop(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const inside = `http://frame.localhost:${port}/frame?${new URLSearchParams({ content: widget })}`;
  const query = new URLSearchParams({ content: `${rules} src="${inside}"` });
  await page.goto(`http://shop.localhost:${port}/?${query}`);
  return { page, frame: page.frameLocator('iframe') };
};

/** Attributes of a frame that cannot be left, and whose links may open tabs. */
const noWindow = 'sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"';

/** Places an order in a frame. */
const orderIn = async (rules: string, name: string) => {
  const opened = await openFrame(rules, '<octavo-order-form template="m2_d1"></octavo-order-form>');
  const form = opened.frame.locator('octavo-order-form[data-state=ready]');
  await form.waitFor();
  await unfoldAll(form);
  await prepareOrder(form, person(name));
  await proceed(form);
  return { ...opened, form };
};

frames('FRM-01 an order placed in a frame that may leave it opens payment in the top window', async () => {
  const { page } = await orderIn(
    'sandbox="allow-scripts allow-forms allow-same-origin allow-top-navigation"',
    'frame-top',
  );
  await paymentPage(page, octavo);
  await page.getByRole('heading', { level: 1, name: 'Order placed' }).waitFor();
});

frames('FRM-01 a frame that cannot be left offers the payment as a link to a new tab', async () => {
  const { page, form } = await orderIn(noWindow, 'frame-tab');
  const opening = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Continue to payment' }).click();
  await paymentPage(await opening, octavo);
});

frames('FRM-01 a frame that may open nothing says the order’s code and the cabinet’s address', async () => {
  const { form } = await orderIn('sandbox="allow-scripts allow-forms"', 'frame-text');
  const notice = form.locator('[part~="notice-success"]');
  await notice.waitFor();
  assert.match((await notice.textContent()) ?? '', /Your order O-\w+ is placed\./);
  assert.ok((await notice.textContent())?.includes(octavo.cabinet));
});

/** Opens a frame with a widget whose link has a name. */
const openLink = async (rules: string, widget = 'calculator', name: string | RegExp = 'Order now') => {
  const opened = await openFrame(rules, `<octavo-${widget}></octavo-${widget}>`);
  const shown = opened.frame.locator(`octavo-${widget}[data-state=ready]`);
  await shown.waitFor();
  return { ...opened, shown, link: shown.getByRole('link', { name }).first() };
};

frames('FRM-01 the calculator of a frame opens the order page in the top window', async () => {
  const { page, link } = await openLink('');
  await link.click();
  await page.waitForURL(/\/order/);
});

for (const [widget, name] of [
  ['calculator', 'Order now'],
  ['price-list', /^\$50\.00/],
] as const)
  frames(`FRM-01 the ${widget} of a frame that cannot be left opens the order page in a tab`, async () => {
    const { page, link } = await openLink(noWindow, widget, name);
    const opening = page.waitForEvent('popup');
    await link.click();
    const tab = await opening;
    await tab.waitForURL(/\/order/);
    assert.is(await tab.evaluate(() => window.opener), null);
  });

frames('FRM-01 the calculator of a frame that may open nothing says the address of the order', async () => {
  const { link, shown } = await openLink('sandbox="allow-scripts allow-forms"');
  await link.click();
  const sentence = shown.getByRole('alert').filter({ hasText: 'copy this address' });
  await sentence.waitFor();
  assert.match((await sentence.textContent()) ?? '', /https?:\/\/\S+\/order\S*deadlineId=/);
});

frames.run();
