import type { Browser } from 'playwright-core';
import { openBrowser } from '../../test/support/browser/browser.ts';
import { type Line, startLine } from './slow-line.ts';
import { startTlsFront } from './tls-front.ts';

/** A browser whose every connection crosses such a line to TLS and HTTP/2; all of it is closed again after `use`. */
export const withRealLine = async <Result>(
  line: Line,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const front = await startTlsFront();
  const slow = await startLine(front.port, line);
  const args = [`--host-resolver-rules=MAP * 127.0.0.1:${slow.port}`, '--ignore-certificate-errors'];
  const browser = await openBrowser({ args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
    slow.stop();
    front.stop();
  }
};
