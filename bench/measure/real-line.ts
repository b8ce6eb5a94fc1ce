import type { Browser } from 'playwright-core';
import { openBrowser } from '../../test/support/browser/browser.ts';
import { type Line, startLine } from './slow-line.ts';
import { startTlsFront } from './tls-front.ts';

/** Opens a browser whose connections use TLS and HTTP/2 over a simulated slow line, and closes the browser after `use`. */
export const withRealLine = async <Result>(
  line: Line,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const proxy = await startTlsFront();
  const slow = await startLine(proxy.port, line);
  const args = [`--host-resolver-rules=MAP * 127.0.0.1:${slow.port}`, '--ignore-certificate-errors'];
  const browser = await openBrowser({ args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
    slow.stop();
    proxy.stop();
  }
};
