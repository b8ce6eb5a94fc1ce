import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hrefOf, openSetterPages } from '../../support/embed/setter-pages.ts';

const visitor = suite('the visitor whom the params setter remembers');
const { port, newPage, open } = await openSetterPages();

visitor('PAR-01 the params setter remembers the visitor on the next page', async () => {
  const page = await open('/?affiliateId=7');
  await page.goto(`http://localhost:${port}/next`);
  assert.is(new URL(await hrefOf(page, 'order')).searchParams.get('affiliateId'), '7');
});

/** Returns the address of a link on a partner's page after the params setter has changed it. */
const decoratedLink = async () => {
  const partner = await open('/partner?utm_source=blog', 'partner.localhost');
  await partner.evaluate((to) => {
    document
      .getElementById('order')
      ?.setAttribute('href', `http://site.localhost:${to}/order?topic=a%20b&x#form`);
  }, port);
  await partner.locator('#order[href*="site.localhost"][href*=fv_at]').waitFor();
  return hrefOf(partner, 'order');
};
const firstLanding = (page: Page) => page.evaluate(() => JSON.parse(localStorage['octavo:visit']).fv_landing);

visitor('PAR-01 TRK-02 a visitor keeps the id on another host, and it leaves the address bar', async () => {
  const href = await decoratedLink();
  const page = await newPage();
  await page.goto(href);
  await page.waitForFunction(() => localStorage['octavo:visit']);
  assert.is(await firstLanding(page), `http://partner.localhost:${port}/partner`);
  const { pathname, search, hash } = new URL(await page.evaluate(() => location.href));
  assert.match(search, /^\?topic=a%20b&x&utm_date=[^&]+&utm_source=blog$/);
  assert.not.match(search, /fv_|visitorId/);
  assert.is(pathname + hash, '/order#form');
});

visitor('PAR-01 TRK-02 a link carries the time at which it is clicked, however old the page is', async () => {
  const page = await newPage();
  await page.clock.setFixedTime(1_000_000);
  await page.goto(`http://localhost:${port}/`);
  await page.locator('#order[href*="fv_at=1000000"]').waitFor();
  await page.clock.setFixedTime(9_000_000);
  const [openedPage] = await Promise.all([
    page.waitForRequest(/\/order/),
    page.locator('#order').evaluate((link) => (link as HTMLAnchorElement).click()),
  ]);
  assert.is(new URL(openedPage.url()).searchParams.get('fv_at'), '9000000');
});

visitor('TRK-01 on a page that requires consent, links stay unchanged until consent is granted', async () => {
  const page = await open('/?asks&affiliateId=7');
  const { searchParams } = new URL(await hrefOf(page, 'order'));
  assert.equal([searchParams.get('affiliateId'), searchParams.get('fv_landing')], ['7', null]);
  assert.is(await page.evaluate(() => localStorage.length), 0);
  await page.evaluate(() => document.querySelector('script')?.setAttribute('data-consent', 'granted'));
  await page.locator('#order[href*=fv_landing]').waitFor();
});

visitor.run();
