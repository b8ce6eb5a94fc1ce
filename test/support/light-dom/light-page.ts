import type { BrowserContext, Page } from 'playwright-core';
import type { HostPages } from '../embed/host-pages.ts';

export const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';

/** Returns the markup of an element whose widget is in the light DOM, by default. */
export const element = (name: string, attributes = 'data-dom="light"', content = '') =>
  `<octavo-${name} loading="eager" ${attributes}>${content}</octavo-${name}>`;

/** Opens a page with widgets and waits until they are ready. */
export const openLight = async (
  hosts: HostPages,
  context: BrowserContext,
  markup: string,
  prepare?: (page: Page) => Promise<unknown>,
) => {
  const { page, errors } = await hosts.openWith(context, script + markup, prepare);
  const hostCount = await page.locator('[loading=eager]').count();
  await page
    .locator('[data-state=ready]')
    .nth(hostCount - 1)
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { page, errors };
};
