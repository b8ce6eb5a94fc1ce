import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { CabinetVisit } from '../cabinet/cabinet-visit.ts';
import { violations } from './axe.ts';

/** Fails if a page violates accessibility rules or is wider than the screen. */
export const check = async (page: Page, state: string) => {
  assert.equal(await violations(page), [], state);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(tooWide <= 0, `${state} is ${tooWide} px too wide`);
};

/** Waits until a page of the cabinet shows its content. */
export const whenLoaded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('main .skeleton'));

/** Checks each page of a visitor, with its form and the form’s errors. */
export const checkVisitorPages = async ({ page, go }: CabinetVisit) => {
  for (const path of [
    '/login',
    '/forgot-password',
    '/profile',
    '/nowhere',
    '/secure-payment?orderCode=O-1',
  ]) {
    await go(path);
    await whenLoaded(page);
    await check(page, path);
    const form = page.locator('main form');
    if ((await form.count()) === 0) continue;
    await form.getByRole('button').last().click();
    await form.locator('.field-error').first().waitFor();
    await check(page, `${path} with what is wrong`);
  }
  await go('/forgot-password?token=used');
  await page.getByText('This link has been used or has expired').waitFor();
  await check(page, 'a used link');
};
