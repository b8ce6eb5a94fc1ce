import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { errorOf, orderAsNewCustomer, priceOf, visitOrderPage } from '../support/browser/order-visit.ts';

const visitor = suite('a visitor with an old token or code');
const { browser, octavo } = await openStage(visitor);

/** Returns a token like the server's with these claims, signed with a wrong key. */
const token = (claims: object) =>
  [{ alg: 'HS256', typ: 'JWT' }, claims, 'seal']
    .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
    .join('.');
const nextYear = Math.round(Date.now() / 1000) + 31_536_000;
const store = (text: string) => (page: Page) =>
  page.addInitScript((value) => localStorage.setItem('octavo:token', value), text);

for (const [title, stored] of [
  ['is no token at all', '"not a token"'],
  ['is no JSON', '{{{'],
  ['is a number', '42'],
  ['has expired', JSON.stringify(token({ sub: '1', site: 1, exp: 1_600_000_000 }))],
  ['has no expiry', JSON.stringify(token({ sub: '1', site: 1 }))],
  ['has a wrong signature', JSON.stringify(token({ sub: '1', site: 1, exp: nextYear }))],
] as const)
  visitor(`AUT-03 a visitor orders as a new customer although the stored token ${title}`, async () => {
    const { page, form, errors, close } = await visitOrderPage(browser, octavo, { prepare: store(stored) });
    await orderAsNewCustomer({ page, form }, octavo, person('token'));
    assert.equal(errors, []);
    await close();
  });

for (const [code, message] of [
  ['SPRING10', 'This discount code has expired. You can order without it'],
  ['NOSUCHCODE', 'This discount code is not valid. Please check it'],
  ['TENOFF', "Amount of discount exceeds your order's price."],
] as const)
  visitor(`PRC-02 VAL-03 a visitor learns why ${code} lowers no price and orders without it`, async () => {
    const type = code === 'TENOFF' ? '&typeId=3' : '';
    const query = `?inputDiscountCode=${code}${type}`;
    const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo, { query });
    assert.is(await errorOf(form, 'discountCode'), message);
    await picture(`discount-${code}`);
    assert.match(await priceOf(form), /^\$\d+\.\d\d$/);
    await orderAsNewCustomer({ page, form }, octavo, person('discount'));
    assert.equal(errors, []);
    await close();
  });

visitor.run();
