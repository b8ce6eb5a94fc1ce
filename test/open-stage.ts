import type { Browser, LaunchOptions } from 'playwright-core';
import type { Test } from 'uvu';
import { type Octavo, openBrowser, startOctavo } from './browser.ts';
import { createProviderCalls, type ProviderCalls } from './provider-calls.ts';

/** What the tests of a suite are played on. */
export interface Stage {
  browser: Browser;
  octavo: Octavo;
  provider: ProviderCalls;
}

/** Opens Chromium and starts the production build's server for one suite. Both end with it. */
export const openStage = async (suite: Pick<Test, 'after'>, options: LaunchOptions = {}): Promise<Stage> => {
  const [browser, octavo] = await Promise.all([openBrowser(options), startOctavo()]);
  suite.after(async () => {
    await browser.close();
    await octavo.stop();
  });
  return { browser, octavo, provider: createProviderCalls(octavo) };
};
