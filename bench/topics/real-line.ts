import type { Browser } from 'playwright-core';
import { openBrowser } from '../../test/support/browser/browser.ts';
import { startNginx } from '../../test/support/fronts/nginx.ts';
import { selfSigned } from '../../test/support/services/self-signed.ts';
import { interleave } from '../measure/interleave.ts';
import { type Line, startLine } from '../measure/slow-line.ts';
import { slowPhone, visit } from '../measure/visit.ts';
import { figureTable, withRatio } from '../report/table.ts';
import { octavoName, type Subject } from '../stage/subjects.ts';
import { readVisit } from './first-price.ts';
import type { Topic } from './topic.ts';

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
const withRealLine = async <Result>(
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

const overTls = (subject: Subject): Subject => ({
  ...subject,
  url: subject.url.replace('http:', 'https:'),
});

const note =
  'TLS 1.3 and HTTP/2 through a proxy that delays each direction by 75 ms, shares 1.6 Mbit/s down and 750 kbit/s up among all connections, and begins each with a handshake and a window of ten segments. Processor 4 times slower; cold.';

/** Measures the same cold visits over connections that are opened, negotiated and shared like real ones. */
export const realLine: Topic = {
  name: 'real-line',
  rounds: 7,
  minutes: 4,
  measure: async (stage, allowance) => {
    const { origin, subjects } = await stage();
    const results = await withRealLine(origin, slowPhone.line, (browser) =>
      interleave(subjects.map(overTls), allowance, (subject) =>
        visit(browser, { subject, conditions: { cpu: slowPhone.cpu } }, readVisit),
      ),
    );
    const columns = [
      ['price visible, ms', 'price'],
      ['taken over after, ms', 'takenOver'],
      ['requests', 'requestsToPrice'],
    ] as const;
    const table = figureTable('Time to the first price over real connections', columns, results);
    return [{ ...withRatio(table, 'price visible, ms', octavoName), notes: [note] }];
  },
};
