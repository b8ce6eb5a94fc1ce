import { interleave } from '../measure/interleave.ts';
import type { SeenRequest } from '../measure/requests.ts';
import { metricsOf, type OpenPage, slowPhone, untilSettled, visit } from '../measure/visit.ts';
import { figureTable, withRatio } from '../report/table.ts';
import { octavoName, pageAlone } from '../stage/subjects.ts';
import type { Topic } from './topic.ts';

/** Measurements of one cold visit: milliseconds, and kilobytes of 1,000 bytes. */
interface ColdVisit {
  price: number;
  /** Time from the first price until the widget's code had replaced the first view; NaN for peers. */
  takenOver: number;
  /** First contentful paint of the page, which may be the host page's text before the price. */
  firstPaint: number;
  bytesToPrice: number;
  bytesInAll: number;
  requestsToPrice: number;
  script: number;
  blocked: number;
  shift: number;
  /** Working time of scripts until the page rests, although nobody has touched the widget. */
  scriptInAll: number;
}

/**
 * Returns whether a request belongs to the widget. Page, style sheet and icon belong to the host, unless the page contains the
 * widget.
 */
const isOfWidget = ({ url }: SeenRequest) => /\/prerendered-/.test(url) || !/\.(html|css|svg)$/.test(url);
const kilobytes = (requests: readonly SeenRequest[]) =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Reads the figures of a visit once the page has loaded all files that it loads without an action of the visitor. */
export const readVisit = async ({ page, session, requests, price }: OpenPage): Promise<ColdVisit> => {
  const { ScriptDuration = Number.NaN } = await metricsOf(session);
  await untilSettled(page);
  const inAll = await metricsOf(session);
  const { origin, firstPaint, shift, blocked, ready } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    origin: performance.timeOrigin,
    shift: window.octavoBench.shift,
    blocked: window.octavoBench.blocked,
    ready: window.octavoBench.ready,
  }));
  const widgetRequests = requests().filter(isOfWidget);
  const priceTime = origin + price;
  const requestsBeforePrice = widgetRequests.filter(({ endedAt }) => endedAt <= priceTime);
  return {
    price,
    takenOver: ready - price,
    firstPaint,
    bytesToPrice: kilobytes(requestsBeforePrice),
    bytesInAll: kilobytes(widgetRequests),
    requestsToPrice: requestsBeforePrice.length,
    script: ScriptDuration * 1000,
    blocked,
    shift,
    scriptInAll: (inAll.ScriptDuration ?? Number.NaN) * 1000,
  };
};

type Column = readonly [name: string, figure: keyof ColdVisit];

const times: readonly Column[] = [
  ['first contentful paint, ms', 'firstPaint'],
  ['price visible, ms', 'price'],
  ['taken over after, ms', 'takenOver'],
];
const bytes: readonly Column[] = [
  ['kB to the first price', 'bytesToPrice'],
  ['requests', 'requestsToPrice'],
  ['kB in all', 'bytesInAll'],
];
const work: readonly Column[] = [
  ['script, ms', 'script'],
  ['script until it rests, ms', 'scriptInAll'],
  ['blocked, ms', 'blocked'],
  ['layout shift', 'shift'],
];

/** Measures the first price of cold visits on a slow phone, throttled by the browser. */
export const firstPrice: Topic = {
  name: 'first-price',
  rounds: 7,
  minutes: 5,
  measure: async (stage, allowance) => {
    const { browser, origin, subjects } = await stage();
    const pageSubject = pageAlone(origin);
    const visits = await interleave([...subjects, pageSubject], allowance, (subject) =>
      visit(browser, { subject, conditions: slowPhone }, readVisit),
    );
    const results = visits.filter(({ subject }) => subject !== pageSubject);
    const time = figureTable('Time to the first price', times, visits);
    const size = figureTable('Bytes over the wire', bytes, results);
    return [
      {
        ...withRatio(time, 'price visible, ms', octavoName),
        notes: [
          'Pixel 5, processor 4 times slower, 150 ms, 1.6 Mbit/s, throttled by the browser; cold. Taken over is when the code of the widget has replaced its first view.',
        ],
      },
      {
        ...withRatio(size, 'kB to the first price', octavoName),
        notes: [
          'Brotli with headers, without the host page, unless the widget is in its HTML. The peers neither confirm a price with the server nor track, search, validate or explain the bonus.',
        ],
      },
      {
        ...figureTable('Work on the page that nobody touches', work, visits),
        notes: [
          'Milliseconds of the slowed processor, until the first price and until the page rests. Blocked is what long tasks exceed 50 ms by.',
        ],
      },
    ];
  },
};
