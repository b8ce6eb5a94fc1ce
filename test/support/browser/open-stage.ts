import type { Browser } from 'playwright-core';
import { createProviderCalls } from '../server/provider-calls.ts';
import { type Octavo, openBrowser, shareOctavo, startOctavo } from './browser.ts';

const stageOf = async (opening: Promise<Browser>, starting: Promise<Octavo>) => {
  const [browser, octavo] = await Promise.all([opening, starting]);
  return { browser, octavo, provider: createProviderCalls(octavo) };
};

/** Opens Chromium for one suite, which shares the server of the production build with the other suites of its process. */
export const openStage = () => stageOf(openBrowser(), shareOctavo());

/** Opens Chromium for one suite, and starts a server that the suite may change. */
export const openOwnStage = (...server: Parameters<typeof startOctavo>) =>
  stageOf(openBrowser(), startOctavo(...server));
