import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { combineSchemes } from '../support/axe/axe.ts';
import { check, checkVisitorPages, whenLoaded } from '../support/axe/check-cabinet-page.ts';
import { breakCall, holdCall } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { pdfFile, windowsProgram } from '../support/browser/order-files.ts';
import { person } from '../support/browser/order-journey.ts';
import { type CabinetVisit, logIn, visitCabinet, writePaper } from '../support/cabinet/cabinet-visit.ts';

const pages = suite('every page of the cabinet, for everybody');
const { browser, octavo, provider } = await openStage(pages);
const customer = person('pages');
const newcomer = person('newcomer');
const codes = { fresh: '', delivered: '', approved: '' };
const long = `Comparative analysis of printing houses and ${'WithoutAnySpaces'.repeat(8)}`;
pages.before(async () => {
  await Promise.all([provider.register(customer), provider.register(newcomer)]);
  codes.fresh = await provider.order(customer, long);
  codes.delivered = await provider.order(customer, 'A history of the index');
  codes.approved = await provider.order(customer, 'On reading slowly');
  const paper = await writePaper(octavo, `${'A very long file name '.repeat(6)}.pdf`);
  for (const code of [codes.delivered, codes.approved]) {
    provider.command('paid', code);
    provider.command('deliver', code, paper, 'W10042');
  }
  provider.command('reply', codes.delivered, long);
});

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

const checkNewcomerPages = async ({ page, go, waitForTitle }: CabinetVisit) => {
  await go('/');
  await logIn(page, newcomer);
  await waitForTitle('Your orders');
  for (const path of ['/', '/writers']) {
    await go(path);
    await whenLoaded(page);
    await page.getByRole('heading', { level: 2 }).waitFor();
    await check(page, `${path} of a newcomer`);
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await waitForTitle('Log in');
};

/** Checks a page while it waits for its response, and after the response has failed. */
const withoutAnswer = async ({ page, go }: CabinetVisit) => {
  const isOrders = ({ pathname }: URL) => pathname.endsWith('/client/orders');
  const held = await holdCall(page, octavo, isOrders);
  await go('/');
  await page.locator('main .skeleton').waitFor();
  await check(page, 'orders on their way');
  held.release();
  await page.unrouteAll({ behavior: 'wait' });
  const broken = await breakCall(page, octavo, isOrders, 'down');
  await go('/');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await check(page, 'orders that could not be loaded');
  await broken.repair();
};

const asCustomer = async (visit: CabinetVisit) => {
  const { page, go, waitForTitle } = visit;
  await go('/');
  await logIn(page, customer);
  await waitForTitle('Your orders');
  const ownPages = [
    '/',
    '/?statusId=3',
    '/profile',
    '/writers',
    '/orders/O-NOBODY',
    ...Object.values(codes).map((code) => `/orders/${code}`),
    `/secure-payment?orderCode=${codes.fresh}&paymentSystemId=1`,
  ];
  for (const path of ownPages) {
    await go(path);
    await whenLoaded(page);
    await check(page, path);
  }
  await go('/order-now');
  await page.locator('octavo-order-form[data-state="ready"]').waitFor();
  await check(page, '/order-now');
  await withoutAnswer(visit);
};

/** Checks an order's page with failed files, with a dialog, and with an expired session. */
const checkOrderPage = async ({ page, go, press }: CabinetVisit) => {
  await go(`/orders/${codes.delivered}`);
  await whenLoaded(page);
  const broken = await breakCall(page, octavo, ({ pathname }) => pathname.endsWith('/file'), 'down');
  await page.locator('input[type="file"]').setInputFiles([pdfFile(), windowsProgram('virus.exe')]);
  await page.getByRole('button', { name: 'Retry notes.pdf' }).waitFor();
  await check(page, 'files that failed');
  await broken.repair();
  await page.locator('form[name="message"]').getByRole('button').click();
  await page.locator('form[name="message"] .field-error').waitFor();
  await check(page, 'an empty message');
  await press('Open the paper');
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await check(page, 'a paper that was opened');
  await press('Send to revision');
  await page.locator('form[name="revision"]').getByRole('button').click();
  await page.locator('form[name="revision"] .field-error').waitFor();
  await check(page, 'a revision without remarks');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const token = JSON.parse(localStorage['octavo:token']);
    return fetch('/v1/client/logout', {
      method: 'POST',
      headers: { 'x-authorization': `Bearer ${token}` },
    });
  });
  await press('Approve');
  await check(page, 'an approval asked for once more');
  await press('Yes, approve');
  await page.getByRole('dialog', { name: 'Please log in again' }).waitFor();
  await check(page, 'a session that has ended');
};

for (const { device, colorScheme } of combineSchemes([phone, desktop]))
  pages(
    `UI-08 CAB-01 CAB-02 pages are accessible in ${colorScheme} colours at ${device.viewport.width} px`,
    async () => {
      const visit = await visitCabinet(browser, octavo, { ...device, colorScheme });
      await checkVisitorPages(visit);
      await checkNewcomerPages(visit);
      await asCustomer(visit);
      await checkOrderPage(visit);
      assert.equal(visit.errors, []);
      await visit.close();
    },
  );

pages('UI-01 an error whose control is scrolled out of sight covers no other error', async () => {
  const visit = await visitCabinet(browser, octavo, desktop);
  await visit.go('/profile');
  await logIn(visit.page, newcomer);
  const form = visit.page.locator('form[name="password"]');
  await form.getByRole('button').last().click();
  await form.locator('.field-error').nth(2).waitFor();
  await form.locator('input[name="new"]').evaluate((control) => {
    scrollTo({ top: scrollY + control.getBoundingClientRect().top - 40, behavior: 'instant' });
  });
  const [first, second] = await Promise.all(
    [0, 1].map((index) => form.locator('.field-error').nth(index).boundingBox()),
  );
  assert.ok(first && second && first.y + first.height <= second.y, 'the errors stay apart');
  await visit.close();
});

const narrow = { ...phone, viewport: { width: 320, height: 600 } };
const tablet = { ...phone, viewport: { width: 768, height: 1024 } };

for (const device of [narrow, tablet])
  pages(`UI-08 pages fit ${device.viewport.width} px, touch targets 44 px and texts 16 px`, async () => {
    const visit = await visitCabinet(browser, octavo, device);
    await visit.go('/');
    await logIn(visit.page, customer);
    await visit.waitForTitle('Your orders');
    for (const path of ['/profile', '/', '/writers', `/orders/${codes.delivered}`]) {
      await visit.go(path);
      await whenLoaded(visit.page);
      await check(visit.page, path);
      const small = await visit.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.box, .button, nav a')]
          .filter(
            (node) =>
              node.offsetHeight < 44 ||
              (!node.matches('nav a') && Number.parseFloat(getComputedStyle(node).fontSize) < 16),
          )
          .map((node) => node.outerHTML.slice(0, 80)),
      );
      assert.equal(small, [], path);
      const broken = await visit.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.order-row b')]
          .filter((price) => price.offsetHeight > 30)
          .map((price) => price.textContent),
      );
      assert.equal(broken, [], 'each price is one line');
    }
    const header = await visit.page.locator('.masthead').boundingBox();
    assert.ok(header && header.height <= 120, `the header is ${header?.height} px high`);
    const banner = visit.page.getByRole('complementary', { name: 'E-mail confirmation' });
    const { height = 0 } = (await banner.boundingBox()) ?? {};
    assert.ok(height > 0 && height <= 140, `the request to confirm the address is ${height} px high`);
    await visit.close();
  });

pages.run();
