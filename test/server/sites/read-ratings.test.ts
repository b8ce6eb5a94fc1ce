import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliveredOrder } from '../../support/server/orders/delivered-order.ts';
import { siteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const ratings = suite('the ratings of a site');
const server = startForSuite(ratings, () => startServer({ settings: { distFolder: resolve('dist') } }));

const shown = async () => {
  await server.deps.sites.refresh();
  return (await server.send(calls.bootstrap, { params: { siteHost } })).body.ratings;
};

/** Returns what the landing page says of the ratings. */
const proof = async () => {
  const { body } = await server.get('/', siteHost);
  return /class="rated">(.*)<\/p>/.exec(body)?.[1]?.replace(/<\/?b>/g, '');
};

ratings('API-04 a site and its landing page show ratings once ten orders are rated, not before', async () => {
  const token = await server.register();
  const rate = async (value: number) => {
    const id = await deliveredOrder(server, token);
    const sent = { token, params: { id }, payload: { rate: value, comment: '' } };
    assert.is((await server.send(calls.rateService, sent)).status, 204);
    // Ratings of writers do not count as ratings of the site.
    const writer = { ...sent, payload: { rate: 1, comment: '' } };
    assert.is((await server.send(calls.rateWriter, writer)).status, 204);
  };
  for (const value of [5, 5, 5, 5, 5, 4, 4, 4, 4]) await rate(value);
  assert.equal([await shown(), await proof()], [undefined, undefined]);
  await rate(4);
  assert.equal(await shown(), { average: 4.5, count: 10 });
  assert.is(await proof(), '4.5 of 5 from 10 rated orders');
  await rate(2);
  assert.equal(await shown(), { average: 4.3, count: 11 });
});

ratings.run();
