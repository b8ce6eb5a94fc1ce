import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dataLayerSink } from '../../src/tracking/analytics.ts';
import { createStatistics } from '../../src/tracking/statistics.ts';
import type { LinkQuery } from '../../src/tracking/visit.ts';
import { openPage } from '../support/state/page.ts';

const statistics = suite('statistics');
const globals = { fetch: globalThis.fetch, FormData: globalThis.FormData };
let beacons: { url: string; fields: Record<string, FormDataEntryValue> }[] = [];
let calls: string[] = [];

let visitor: LinkQuery | null;
const create = (postback: { url: string; actions: string[] }[] = []) => {
  const page = openPage('https://example.com/prices?email=a@b.co#x');
  page.document.cookie = 'session=secret';
  Object.assign(page.navigator, {
    sendBeacon: (url: string, form: FormData) => {
      beacons.push({ url, fields: Object.fromEntries(form) });
      return true;
    },
  });
  Object.assign(globalThis, globals, {
    innerHeight: 800,
    devicePixelRatio: 1,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    fetch: async (url: string | URL) => {
      calls.push(`${url}`);
      throw new Error('blocked');
    },
  });
  const config = { id: 1, version_price: 2, postback };
  const { record, destroy } = createStatistics({
    address: 'https://api.example.com/v1/client/statistics/visitor-action?identity=my.example.com',
    config,
    options: { template: 'm3_d1' },
    visitor: () => visitor,
  });
  const hidePage = () => page.dispatchEvent(new page.Event('pagehide'));
  const hide = () => {
    Object.defineProperty(page.document, 'hidden', { value: true });
    page.document.dispatchEvent(new page.Event('visibilitychange'));
  };
  return { record, destroy, hidePage, hide };
};

statistics.before.each(() => {
  beacons = [];
  calls = [];
  visitor = { visitorId: 'v-1', affiliateId: '7' };
});

statistics('ANA-01 events are collected, and sent once when the visitor leaves the page', () => {
  const { record, hidePage } = create();
  record({ label: 'Calculator', action: 'Show' });
  record({ label: 'Calculator', action: 'Order Now', actionData: { deadlineId: 4 } });
  assert.is(beacons.length, 0);
  hidePage();
  hidePage();
  const sent = beacons.map(({ fields }) => fields.actionData);
  assert.equal(sent, ['{"action":"Show"}', '{"action":"Order Now","deadlineId":4}']);
});

statistics('ANA-01 collected events are sent when a phone puts the page into the background', () => {
  const { record, hide } = create();
  record({ label: 'Calculator', action: 'Show' });
  hide();
  assert.is(beacons.length, 1);
});

statistics('ANA-01 collected events are not sent after consent is withdrawn', () => {
  const { record, hidePage } = create([{ url: 'https://partner.example/hit', actions: ['Show'] }]);
  record({ label: 'Calculator', action: 'Show' });
  visitor = null;
  hidePage();
  visitor = { visitorId: 'v-2' };
  hidePage();
  assert.equal([beacons.length, calls.length], [0, 0]);
});

statistics('ERR-02 a failed report is a line of `console.debug` alone', async () => {
  const lines: unknown[][] = [];
  const { debug } = console;
  console.debug = (...line: unknown[]) => void lines.push(line);
  const { record, destroy } = create([{ url: 'https://partner.example/hit', actions: ['Show'] }]);
  record({ label: 'Calculator', action: 'Show' });
  destroy();
  await Promise.resolve();
  await new Promise(setImmediate);
  console.debug = debug;
  assert.equal([calls.length, lines.length], [1, 1]);
  assert.match(String(lines[0]?.[0]), 'a visitor action could not be sent');
});

statistics('ANA-01 the `dataLayer` gets the actions of the specification and none more', () => {
  const page: { dataLayer?: unknown } = {};
  const push = dataLayerSink(undefined, page);
  push({ label: 'Calculator', action: 'Show' });
  push({ label: 'Calculator', action: 'Price' });
  push({ label: 'Order Form', action: 'Price' });
  push({ label: 'Calculator', action: 'Order Now', actionData: { deadlineId: 4 } });
  assert.equal(page.dataLayer, [
    { event: 'octavo', category: 'Widget', label: 'Calculator', action: 'Show' },
    {
      event: 'octavo',
      category: 'Widget',
      label: 'Calculator',
      action: 'Order Now',
      actionData: { deadlineId: 4 },
    },
  ]);
});

statistics('ANA-01 a report has the fields of the visitor-action call and no custom header', () => {
  const { record, destroy } = create();
  record({ label: 'Order Form', action: 'Order created', result: { code: 201, payload: { code: 'O-1' } } });
  destroy();
  const [{ url, fields }] = beacons as [(typeof beacons)[number]];
  assert.is(url, 'https://api.example.com/v1/client/statistics/visitor-action?identity=my.example.com');
  assert.is(fields.category, 'Widget');
  assert.is(fields.label, 'Order Form');
  assert.is(fields.configData, '{"id":1,"version_price":2,"template":"m3_d1"}');
  assert.is(fields.result, '{"code":201,"payload":{"code":"O-1"}}');
  assert.is(fields.visitorId, 'v-1');
  assert.is(JSON.parse(String(fields.deviceData)).width, 1000);
});

statistics('ANA-01 a report names the page, but neither its query nor its cookies', () => {
  const { record, destroy } = create();
  record({ label: 'Calculator', action: 'Show' });
  destroy();
  const environment = String(beacons[0]?.fields.environmentData);
  assert.equal(JSON.parse(environment), {
    storage: { visitorId: 'v-1', affiliateId: '7' },
    location: 'https://example.com/prices',
  });
});

statistics('ANA-01 a report of a visitor with very long parameters is small enough for the server', () => {
  const { record, destroy } = create();
  const many = Array.from({ length: 40 }, (_, index) => [`utm_${index}`, 'x'.repeat(500)]);
  visitor = { visitorId: 'v-1', ...Object.fromEntries(many) };
  record({ label: 'Calculator', action: 'Show' });
  destroy();
  const { storage } = JSON.parse(String(beacons[0]?.fields.environmentData));
  assert.equal([storage.utm_39.length, Object.keys(storage).length], [100, 41]);
});

statistics('ANA-01 the owner’s postbacks are called for the actions listed for them', () => {
  const url = 'https://partner.example/hit?key=k';
  const { record, destroy } = create([{ url, actions: ['Order created'] }]);
  record({ label: 'Order Form', action: 'Show' });
  record({ label: 'Order Form', action: 'Order created', actionData: { orderCode: 'O-1' } });
  destroy();
  const expected = 'category=Widget&label=Order+Form&action=Order+created&orderCode=O-1';
  assert.equal(calls, [`${url}&${expected}&visitorId=v-1&affiliateId=7`]);
});

statistics.run();
