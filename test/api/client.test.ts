import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { extraId, paperTypeId } from '../../src/order/vocabulary/ids.ts';
import { json, openApiClients } from '../support/api/provider.ts';

const client = suite('API client');
const { provider, create } = await openApiClients(client);

client('API-01 a request names the site and carries the session token in headers', async () => {
  provider.answer(json({ id: 1, email: 'a@b.co' }));
  const answer = await create({ token: () => 'T' }).send(calls.identity);
  const { method, url, headers } = provider.lastRequest();
  assert.is(`${method} ${url}`, 'GET /v1/client/identity');
  assert.is(headers['x-identity'], 'my.localhost:8080');
  assert.is(headers['x-authorization'], 'Bearer T');
  assert.is(answer.failed ? null : answer.payload.email, 'a@b.co');
});

client('API-01 a request without a login has no authorization header', async () => {
  await create().send(calls.siteConfig);
  assert.not('x-authorization' in provider.lastRequest().headers);
});

client('API-01 a request without a payload has no body', async () => {
  await create().send(calls.openSession);
  assert.not('content-type' in provider.lastRequest().headers);
});

client('API-01 a price request without a login has no custom header, so it needs no preflight', async () => {
  const payload = { typeId: paperTypeId(1), extrasIds: [extraId(1), extraId(3)] };
  await create().send(calls.calculatePrice, { payload });
  const { url, headers } = provider.lastRequest();
  assert.is(
    decodeURIComponent(url),
    '/v1/client/order/calculate-total-price?typeId=1&extrasIds[]=1&extrasIds[]=3&identity=my.localhost:8080',
  );
  assert.not('x-identity' in headers);
  assert.not('content-type' in headers);
});

client('ORD-07 the server’s time is read from each response no cache may store, and no other', async () => {
  const times: number[] = [];
  const { send } = create({ onServerTime: (time) => times.push(time) });
  for (const caching of ['no-store', 'public, max-age=60']) {
    provider.answer((response) => {
      response.writeHead(200, { date: 'Wed, 02 Jan 2030 00:00:00 GMT', 'cache-control': caching });
      response.end('{}');
    });
    await send(calls.siteConfig);
  }
  assert.equal(times, [Date.UTC(2030, 0, 2)]);
});

client('API-01 a price request of a logged-in customer carries their token', async () => {
  await create({ token: () => 'T' }).send(calls.calculatePrice, { payload: { typeId: paperTypeId(1) } });
  assert.is(provider.lastRequest().headers['x-authorization'], 'Bearer T');
  assert.not(provider.lastRequest().url.includes('identity'));
});

client('API-01 the request of the bootstrap document names the host and has no custom header', async () => {
  await create().send(calls.bootstrap, { params: { siteHost: 'localhost:8080' } });
  assert.is(provider.lastRequest().url, '/v1/client/bootstrap/localhost%3A8080');
  assert.not('x-identity' in provider.lastRequest().headers);
});

client('API-04 a result has its response’s status and headers, such as a list’s entry count', async () => {
  provider.answer((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-pagination-total-count': '42' });
    response.end('[]');
  });
  const answer = await create().send(calls.orders);
  assert.is(answer.status, 200);
  assert.is(answer.failed ? null : answer.headers.get('x-pagination-total-count'), '42');
});

client('API-01 an id with dots or slashes cannot lead to the path of another call', async () => {
  for (const id of ['..', '.', '../x', 'a/b?c#d']) await create().send(calls.order, { params: { id } });
  const urls = provider.receivedRequests.slice(-4).map(({ url }) => url.replace('/v1/client/orders/', ''));
  assert.equal(urls, ['%252E', '%252E', '..%2Fx', 'a%2Fb%3Fc%23d']);
});

client('API-01 the client sends calls below a path of the page, for a proxy on the same origin', async () => {
  await create({ apiBase: `${provider.address}/api/` }).send(calls.location);
  assert.is(provider.lastRequest().url, '/api/v1/client/location');
});

client('SUB-03 an order is multipart with lists as name[], booleans as 1 and 0, and no nulls', async () => {
  const payload = {
    topic: 'Q&A',
    extrasIds: [extraId(1), extraId(2)],
    materials: null,
    policy: true,
    top: false,
    none: undefined,
  };
  const headers = { 'Idempotency-Key': 'k1' };
  await create().send(calls.createOrder, { payload, headers });
  const { form, headers: sent } = provider.lastRequest();
  assert.match(String(sent['content-type']), /^multipart\/form-data; boundary=/);
  assert.is(sent['idempotency-key'], 'k1');
  assert.equal(
    [...form],
    [
      ['topic', 'Q&A'],
      ['extrasIds[]', '1'],
      ['extrasIds[]', '2'],
      ['policy', '1'],
      ['top', '0'],
    ],
  );
});

client('SUB-03 a file is sent unchanged', async () => {
  const file = new File(['bytes'], 'brief.txt', { type: 'text/plain' });
  await create().send(calls.registration, { payload: { file } });
  const uploadedFile = provider.lastRequest().form.get('file');
  assert.ok(uploadedFile instanceof File);
  assert.is(uploadedFile.name, 'brief.txt');
  assert.is(await uploadedFile.text(), 'bytes');
});

client('SUB-03 a revision request is sent url-encoded', async () => {
  const payload = { timeRevision: '2030-01-01', textRevision: 'more & better' };
  await create().send(calls.reviseOrder, { params: { id: 'O-7K3M9Q' }, payload });
  const { method, url, headers, form } = provider.lastRequest();
  assert.is(`${method} ${url}`, 'PATCH /v1/client/order/status/O-7K3M9Q/13');
  assert.match(String(headers['content-type']), /^application\/x-www-form-urlencoded/);
  assert.is(form.get('textRevision'), 'more & better');
});

client.run();
