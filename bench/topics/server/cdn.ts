import { resolve } from 'node:path';
import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { arrive } from '../../server/arrivals.ts';
import { startCachingFront } from '../../server/caching-front.ts';
import { processorSeconds } from '../../server/load.ts';
import { recordVisit } from '../../server/record-visit.ts';
import { unlimited } from '../../server/requests/customer-requests.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

/** Number of page views with widgets in a day. */
const viewsADay = 10_000_000;
/** Peak rate divided by the mean rate, if all views of a day come within eight hours. */
const peakFactor = 3;
const seconds = 60;

/** Of so many visitors one changes an option of the order, and so asks for a price. */
const viewsPerChange = 4;
const settings = { ...unlimited, COUNTRY_APART: '1' };

/** Sends the requests of a day's peak through a caching proxy; measures the requests that reach the server. */
const measurePeak = async () => {
  const deployment = await createDeployment();
  try {
    const server = await startProcess(deployment, { ...settings, DIST_DIR: resolve('dist') });
    const { view, change } = await recordVisit(server);
    const requests = [...Array.from({ length: viewsPerChange }, () => view).flat(), ...change];
    const perView = requests.length / viewsPerChange;
    const front = await startCachingFront(server.port);
    const viewsPerSecond = (viewsADay * peakFactor) / 86_400;
    const pid = server.child.pid ?? 0;
    const before = processorSeconds(pid);
    const arrived = await arrive({
      port: front.port,
      requests,
      rate: viewsPerSecond * perView,
      seconds,
    });
    const used = processorSeconds(pid) - before;
    const { passedOn, fromCache } = front.counts();
    await server.end('SIGTERM');
    const share = (100 * passedOn) / (passedOn + fromCache);
    return [
      perView,
      viewsPerSecond,
      share,
      passedOn / seconds,
      (100 * used) / seconds,
      arrived.p99,
      arrived.refused,
    ];
  } finally {
    await deployment.remove();
  }
};

/** Measures which share of a day's requests reaches a server behind a CDN, and the load of that server. */
export const cdn: Topic = {
  name: 'cdn',
  rounds: 1,
  minutes: 2,
  measure: async (): Promise<Table[]> => {
    installPeers();
    return [
      {
        title: 'Behind a CDN',
        columns: [
          'requests of a view',
          'views a second',
          'reach the server, %',
          'requests a second at the server',
          'of one core, %',
          'p99, ms',
          'refused',
        ],
        rows: [{ name: `peak of ${viewsADay.toLocaleString('en')} views a day`, cells: await measurePeak() }],
        notes: [
          `${peakFactor} times the average of a day, for ${seconds} s, through an nginx that keeps what each answer allows and has no rule of its own. Each view is the landing page on a phone that has cached nothing, with the statistics that its widgets send; one of ${viewsPerChange} visitors also changes an option of the order, which asks for a price and sends no statistics. Prices and statistics are never cached. One edge, empty at the start. COUNTRY_APART=1, embedded database.`,
        ],
      },
    ];
  },
};
