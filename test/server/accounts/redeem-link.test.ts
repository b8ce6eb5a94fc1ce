import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { mailedToken } from '../../support/server/orders/mailed-token.ts';
import { otherSiteHost, siteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const links = suite('links with a code');
const server = startForSuite(links, startServer);

links('a link’s code is refused on another site, and works once on its own site', async () => {
  const session = await server.register('ada@example.com');
  await placedOrder(server, session);
  const handOff = (await server.send(calls.handOff, { token: session })).body.token;
  await server.send(calls.restorePassword, { payload: { email: 'ada@example.com' } });
  await server.deps.background.finished();
  const reset = (await mailedToken(server, /new password/)).token;
  const openHandOff = (site: string) =>
    server.send(calls.loginToken, {
      payload: { token: handOff },
      headers: { origin: `http://my.${site}` },
      site,
    });
  const choice = { token: reset, new: 'remember this', repeat: 'remember this' };
  const choosePassword = (site: string) => server.send(calls.choosePassword, { payload: choice, site });
  for (const open of [openHandOff, choosePassword]) {
    assert.is((await open(otherSiteHost)).status, 422);
    const own = await open(siteHost);
    assert.is(own.status, 200);
    assert.ok(own.body.token);
    assert.is((await open(siteHost)).status, 422, 'a code works once');
  }
});

links.run();
