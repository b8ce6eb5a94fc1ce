import type { Browser, LaunchOptions } from 'playwright-core';
import type { Test } from 'uvu';
import { createProviderCalls, type ProviderCalls } from '../server/provider-calls.ts';
import { type Octavo, openBrowser, startOctavo } from './browser.ts';

/** Stage of a suite: a browser, a server and provider calls. */
interface Stage {
  browser: Browser;
  octavo: Octavo;
  provider: ProviderCalls;
}

type Suite = Pick<Test, 'after'>;

/** Opens Chromium and starts a server for one suite; both end with the suite. */
export const openBeside = async <Server extends { stop(): Promise<void> }>(
  suite: Suite,
  starting: Promise<Server>,
  options?: LaunchOptions,
): Promise<[Browser, Server]> => {
  const [browser, server] = await Promise.all([openBrowser(options), starting]);
  suite.after(async () => {
    await browser.close();
    await server.stop();
  });
  return [browser, server];
};

/** Opens Chromium and starts the server of the production build for one suite. */
export const openStage = async (suite: Suite, options?: LaunchOptions): Promise<Stage> => {
  const [browser, octavo] = await openBeside(suite, startOctavo(), options);
  return { browser, octavo, provider: createProviderCalls(octavo) };
};
