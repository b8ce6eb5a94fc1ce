import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Settings } from '../../../src/server/settings/settings.ts';
import { startNginx } from '../../support/fronts/nginx.ts';
import type { OpenApiDocument } from '../../support/server/answer-check.ts';
import { makeBuiltFolder } from '../../support/server/built-folder.ts';
import { essay } from '../../support/server/samples.ts';
import { otherSiteHost, type SendRaw, siteHost } from '../../support/server/send.ts';
import { sendToPort } from '../../support/server/start-process.ts';
import { startServer } from '../../support/server/start-server.ts';
import { freePort } from '../../support/services/free-port.ts';
import { startProgram } from '../../support/services/start-program.ts';

const shared = suite('shared cache');

/** Starts an nginx that caches all answers of a server that a shared cache may keep, by host and address. Returns its port. */
const startCachingNginx = async (server: number): Promise<number> => {
  const [front = 0] = await startNginx({
    portCount: 1,
    http: ([own = 0]) => `
    server {
      listen 127.0.0.1:${own};
      location / {
        proxy_pass http://127.0.0.1:${server};
        proxy_set_header Host $http_host;
        proxy_cache shared;
        proxy_cache_key $http_host$request_uri;
        add_header x-cache $upstream_cache_status always;
      }
    }`,
  });
  return front;
};

/** Starts Varnish with the example of the deployment in front of a server. Returns its port. */
const startCachingVarnish = async (server: number): Promise<number> => {
  const example = readFileSync('src/server/deploy/varnish.vcl', 'utf8').replace('"8080"', `"${server}"`);
  const port = await freePort();
  // Without a jail, it runs as the user of the tests, who owns the folder.
  const options = ['-j', 'none', '-p', 'http_gzip_support=off', '-F', '-s', 'malloc,32m'];
  await startProgram({
    name: 'Varnish',
    path: '/usr/sbin/varnishd',
    configuration: () => `${example}
sub vcl_deliver {
  set resp.http.x-cache = "MISS";
  if (obj.hits > 0) { set resp.http.x-cache = "HIT"; }
}`,
    words: (file, folder) => [...options, '-n', `${folder}/run`, '-a', `127.0.0.1:${port}`, '-f', file],
    ports: [port],
  });
  return port;
};

type StartCache = typeof startCachingNginx;

const startBehindCache = async (startCache: StartCache, settings: Partial<Settings> = {}) => {
  const server = await startServer({ settings: { distFolder: await makeBuiltFolder(), ...settings } });
  const port = await server.listen();
  const front = await startCache(port);
  const agent = new Agent();
  return { server, direct: sendToPort(port, agent), cached: sendToPort(front, agent) };
};

const bothEncodings = [{}, { 'accept-encoding': 'gzip' }];

/** Requests an address as each visitor, twice through the cache, and compares the bodies with those of the server. */
const compare = async (
  { direct, cached }: { direct: SendRaw; cached: SendRaw },
  url: string,
  visitors: readonly Record<string, string>[],
) => {
  const hits: string[] = [];
  // Data of customers are in no cache, whatever their encoding.
  const encodings = /client\/(?!bootstrap|page)/.test(url) ? [{}] : bothEncodings;
  const requests = visitors.flatMap((visitor) =>
    encodings.map((encoding) => ({ method: 'GET', url, headers: { ...visitor, ...encoding } })),
  );
  const answers = await Promise.all(requests.map((request) => direct(request)));
  for (const _ of [1, 2])
    for (const [index, request] of requests.entries()) {
      const other = await cached(request);
      assert.is(other.status, answers[index]?.status, url);
      assert.equal(
        other.bytes,
        answers[index]?.bytes,
        `${url} was answered to one visitor with the page of another`,
      );
      hits.push(String(other.headers['x-cache']));
    }
  return hits.includes('HIT');
};

for (const [name, startCache] of [
  ['nginx', startCachingNginx],
  ['Varnish', startCachingVarnish],
] as const) {
  shared(`PRX-01 ${name} as a shared cache gives no visitor another’s answer, on any route`, async () => {
    const behind = await startBehindCache(startCache, { trustedProxies: 1 });
    const { server } = behind;
    const [ada, grace] = [await server.register(), await server.register()];
    const { code } = (await server.send(calls.createOrder, { token: ada, payload: essay })).body;
    const host = `api.${siteHost}`;
    const visitors = [
      { host, 'x-identity': `my.${siteHost}` },
      { host, 'x-identity': `my.${otherSiteHost}` },
      { host, 'cf-ipcountry': 'GB' },
      { host, 'cf-ipcountry': 'DE', 'x-identity': `my.${siteHost}` },
      { host, 'x-authorization': `Bearer ${ada}` },
      { host, 'x-authorization': `Bearer ${grace}` },
    ];
    const values: Record<string, string> = {
      siteHost,
      slug: 'terms-of-use',
      name: 'paperType',
      code: 'W1001',
      id: code,
      orderId: code,
    };
    const { paths } = (await server.get<OpenApiDocument>('/v1/openapi.json', host)).body;
    const addresses = Object.entries(paths)
      .filter(([, methods]) => 'get' in Object(methods))
      .map(([path]) => path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '1'));
    assert.ok(addresses.length > 20, `${addresses.length} routes`);
    const stored: string[] = [];
    const inGerman = addresses
      .filter((url) => /bootstrap|dictionaries|rule/.test(url))
      .map((url) => `${url}?locale=de`);
    // Both caches obey the same headers. The second one gets the answers that may be kept, and some that may not.
    const asked = [...addresses, ...inGerman, '/v1/openapi.json'];
    for (const url of name === 'nginx'
      ? asked
      : asked.filter((url) => !/staff|writers|attachments/.test(url)))
      if (await compare(behind, url, visitors)) stored.push(url);
    assert.equal(stored.sort(), [
      `/v1/client/bootstrap/${siteHost}`,
      `/v1/client/bootstrap/${siteHost}?locale=de`,
      '/v1/client/page/rule',
      '/v1/client/page/rule/terms-of-use',
      '/v1/client/page/rule/terms-of-use?locale=de',
      '/v1/client/page/rule?locale=de',
      '/v1/openapi.json',
    ]);
  });

  shared(`PRX-01 behind ${name}, pages, scripts and data of one host never answer for another`, async () => {
    const behind = await startBehindCache(startCache, {
      trustedProxies: ['127.0.0.1'],
      trustsForwardedHost: true,
    });
    const visitors = [siteHost, otherSiteHost, `my.${siteHost}`, `my.${otherSiteHost}`].flatMap((host) => [
      { host },
      // A proxy in front of the cache names the site in X-Forwarded-Host, so that the cache sees the same host for all sites.
      { host: 'inside.example', 'x-forwarded-host': host },
    ]);
    for (const url of ['/', '/order/']) await compare(behind, url, visitors);
    assert.ok(await compare(behind, '/embed/octavo.js', visitors), 'the script was never cached');
    const rules = [siteHost, otherSiteHost].map((host) => ({
      host: 'inside.example',
      'x-forwarded-host': `api.${host}`,
    }));
    assert.ok(await compare(behind, calls.rules.path, rules));
  });
}

shared.run();
