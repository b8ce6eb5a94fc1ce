import type { Browser, LaunchOptions } from 'playwright-core';
import type { Test } from 'uvu';
import { openBeside } from '../browser/open-stage.ts';
import { type HostPages, openHostPages } from './host-pages.ts';

/** Browser and host pages of a suite. */
interface HostStage {
  browser: Browser;
  hosts: HostPages;
}

/** Opens Chromium and a site owner's server for one suite. */
export const openHostStage = async (
  suite: Pick<Test, 'after'>,
  options?: LaunchOptions,
): Promise<HostStage> => {
  const [browser, hosts] = await openBeside(suite, openHostPages(), options);
  return { browser, hosts };
};
