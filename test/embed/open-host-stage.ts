import type { Browser, LaunchOptions } from 'playwright-core';
import type { Test } from 'uvu';
import { openBrowser } from '../browser.ts';
import { type HostPages, openHostPages } from './host-pages.ts';

/** What the tests of a suite about host pages are played on. */
export interface HostStage {
  browser: Browser;
  hosts: HostPages;
}

/** Opens Chromium and a stranger's server for one suite. Both end with it. */
export const openHostStage = async (
  suite: Pick<Test, 'after'>,
  options: LaunchOptions = {},
): Promise<HostStage> => {
  const [browser, hosts] = await Promise.all([openBrowser(options), openHostPages()]);
  suite.after(async () => {
    await browser.close();
    await hosts.stop();
  });
  return { browser, hosts };
};
