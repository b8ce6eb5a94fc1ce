// One Chromium for all browser suites of a run. Each suite connects to it and has contexts of its own.
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../../browser/chromium.mjs';

/**
 * Starts no browser until one is asked for. `open` returns its address and `hasEnded`, which tells whether that browser
 * has ended since; the next call of `open` then starts another one.
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
