import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createCabinet } from '../../../src/cabinet/context/cabinet-context.ts';
import { english } from '../../../src/languages/translator.ts';

const time = suite('clock of the cabinet');

const hour = 3_600_000;

for (const [ahead, hours] of [
  [72 * hour, 72],
  [-72 * hour, -72],
  [20_000, 0],
] as const)
  time(`CAB-04 of a server ${ahead / 1000} s ahead, the cabinet takes ${hours} h`, async () => {
    globalThis.fetch = async () => {
      const date = new Date(Date.now() + ahead).toUTCString();
      return Response.json([], { headers: { date, 'cache-control': 'no-store' } });
    };
    const cabinet = createCabinet(window, english);
    const hoursAhead = () => Math.round((cabinet.now() - Date.now()) / hour);
    assert.is(hoursAhead(), 0);
    await cabinet.client.send(calls.orders, { payload: { page: 1 } });
    assert.is(hoursAhead(), hours);
  });

time.run();
