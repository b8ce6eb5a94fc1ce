import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliveredOrder } from '../../support/server/orders/delivered-order.ts';
import { siteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const ratings = suite('the ratings of a site');
const server = startForSuite(ratings, startServer);

const shown = async () => {
  await server.deps.sites.refresh();
  return (await server.send(calls.bootstrap, { params: { siteHost } })).body.ratings;
};

ratings('API-04 a site shows its ratings once ten orders are rated, and none before', async () => {
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
  assert.is(await shown(), undefined);
  await rate(4);
  assert.equal(await shown(), { average: 4.5, count: 10 });
  await rate(2);
  assert.equal(await shown(), { average: 4.3, count: 11 });
});

ratings.run();
