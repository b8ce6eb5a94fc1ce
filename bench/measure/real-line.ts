import type { Browser } from 'playwright-core';
import { openBrowser } from '../../test/support/browser/browser.ts';
import { startNginx } from '../../test/support/fronts/nginx.ts';
import { selfSigned } from '../../test/support/services/self-signed.ts';
import { type Line, startLine } from './slow-line.ts';

/** Starts nginx with TLS and HTTP/2, as a provider has it, in front of the server at `origin`. Returns its port. */
const startTlsFront = async (origin: string) => {
  const { keyPath, certificatePath } = await selfSigned(['localhost']);
  const [front = 0] = await startNginx({
    portCount: 1,
    http: ([port]) => `server {
      listen 127.0.0.1:${port} ssl http2;
      ssl_certificate ${certificatePath};
      ssl_certificate_key ${keyPath};
      location / {
        proxy_pass http://127.0.0.1:${new URL(origin).port};
        proxy_set_header Host $http_host;
      }
    }`,
  });
  return front;
};

/** Opens a browser whose connections to `origin` use TLS and HTTP/2 over a simulated slow line, and closes it after `use`. */
export const withRealLine = async <Result>(
  origin: string,
  line: Line,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> => {
  const slow = await startLine(await startTlsFront(origin), line);
  const args = [`--host-resolver-rules=MAP * 127.0.0.1:${slow.port}`, '--ignore-certificate-errors'];
  const browser = await openBrowser({ args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
    slow.stop();
  }
};
