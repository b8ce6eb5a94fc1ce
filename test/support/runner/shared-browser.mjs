// Shares one Chromium among all browser suites of a run. Each suite connects to it and opens its own contexts.
import { chromiumOptions } from '../browser/chromium.mjs';

let opened;
const start = async () => {
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer(chromiumOptions());
  const browser = { address: server.wsEndpoint(), hasEnded: false, close: () => server.close() };
  server.on('close', () => {
    browser.hasEnded = true;
    opened = undefined;
  });
  return browser;
};

/**
 * Opens the shared browser: starts it at the first call, and another one after it has ended. Returns null if none starts, so
 * that the suite starts one itself and reports the reason.
 */
export const openSharedBrowser = () => {
  opened ??= start().catch(() => null);
  return opened;
};
export const closeSharedBrowser = async () => (await opened)?.close();
