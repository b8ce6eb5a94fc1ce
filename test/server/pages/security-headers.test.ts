import { Agent } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { set } from '../../../src/server/provider/sites/sites.ts';
import type { Settings } from '../../../src/server/settings/settings.ts';
import { makeBuiltFolder } from '../../support/server/built-folder.ts';
import { siteHost } from '../../support/server/send.ts';
import { sendToPort } from '../../support/server/start-process.ts';
import { startServer } from '../../support/server/start-server.ts';

const headers = suite('security headers');

const start = async (own: Partial<Settings> = {}) => {
  const standard = { distFolder: await makeBuiltFolder(), trustedProxies: ['127.0.0.1'] };
  return startServer({ settings: { ...standard, ...own } });
};

const forSubdomains = 'max-age=31536000; includeSubDomains';

/** Starts a server; returns a function that requests a page over a real connection and returns `Strict-Transport-Security`. */
const askForTransport = async (settings: Partial<Settings> = {}) => {
  const server = await start(settings);
  const ask = sendToPort(await server.listen(), new Agent());
  return async (url: string, host: string, protocol: string) => {
    const answer = await ask({ method: 'GET', url, headers: { host, 'x-forwarded-proto': protocol } });
    return answer.headers['strict-transport-security'];
  };
};

headers(
  'PRX-01 answers by https, cached ones too, make browsers use https from then on; answers by http do not',
  async () => {
    const sentTo = await askForTransport();
    const price = '/v1/client/order/calculate-total-price?typeId=1&deadlineId=9';
    for (const [url, host] of [
      ['/', siteHost],
      ['/orders', `my.${siteHost}`],
      ['/embed/octavo.js', siteHost],
      [`/v1/client/bootstrap/${siteHost}`, `api.${siteHost}`],
      [price, `api.${siteHost}`],
      ['/v1/client/nothing', `api.${siteHost}`],
    ] as const)
      for (const _time of ['first', 'cached']) {
        assert.is(await sentTo(url, host, 'http'), undefined, url);
        const expected = host === siteHost ? 'max-age=31536000' : forSubdomains;
        assert.is(await sentTo(url, host, 'https'), expected, url);
      }
  },
);

headers('PRX-01 with HSTS_SUBDOMAINS browsers use https for a landing page’s subdomains too', async () => {
  const sentTo = await askForTransport({ hstsSubdomains: true });
  for (const _time of ['first', 'cached'])
    for (const url of ['/', '/embed/octavo.js'])
      assert.is(await sentTo(url, siteHost, 'https'), forSubdomains, url);
  assert.is(await sentTo('/', siteHost, 'http'), undefined);
});

headers('a landing page runs no foreign script and no foreign page can frame it', async () => {
  const server = await start();
  const policyOf = async () => {
    await server.deps.sites.refresh();
    return String((await server.get('/', siteHost)).headers['content-security-policy']);
  };
  const policy = await policyOf();
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "style-src 'self';",
    "connect-src 'self' http://api.localhost:8080;",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    assert.match(policy, part);
  const postback = [{ url: 'https://affiliate.example/hit?x=1', actions: ['Show'] }];
  await set(server.deps, ['localhost', 'postback', JSON.stringify(postback)]);
  await set(server.deps, ['localhost', 'social', '{"facebook":{"appId":"1"}}']);
  const wider = await policyOf();
  assert.match(
    wider,
    "connect-src 'self' http://api.localhost:8080 https://*.facebook.com https://affiliate.example;",
  );
  assert.match(wider, "script-src 'self' https://connect.facebook.net;");
  assert.not.match(wider, 'trusted-types');
});

headers.run();
