// Shares one Chromium among all browser suites of a run. Each suite connects to it and opens its own contexts.
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../../browser/chromium.mjs';

/**
 * Shares one browser, which starts at the first call of `open`. `open` returns the browser's address and `hasEnded`, which
 * tells whether that browser has ended since. After it has ended, the next call of `open` starts a new browser.
 */
export const shareBrowser = (launch = () => chromium.launchServer(chromiumOptions())) => {
  let opened;
  const start = async () => {
    const server = await launch();
    let isEnded = false;
    server.on('close', () => {
      isEnded = true;
      opened = undefined;
    });
    return { address: server.wsEndpoint(), hasEnded: () => isEnded, close: () => server.close() };
  };
  return {
    open: () => {
      opened ??= start();
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
};
