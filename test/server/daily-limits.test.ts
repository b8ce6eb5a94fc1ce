import { Agent, request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { maximumFileBytes } from '../../src/order/file-limits.ts';
import { sweepFiles } from '../../src/server/files/sweep-files.ts';
import { reserveUpload } from '../../src/server/stores/files/upload-quota.ts';
import { essay } from '../support/server/orders/essay.ts';
import { pdf } from '../support/server/samples.ts';
import { siteHost } from '../support/server/send.ts';
import { password, startServer, type TestServer } from '../support/server/start-server.ts';
import { until } from '../support/server/until.ts';

const daily = suite('daily limits');
let server: TestServer;

const limits = { registrationsPerDay: 8, ordersPerDay: 5, uploadsPerDay: 3 };
const day = 24 * 3_600_000;
daily.before.each(async () => {
  server = await startServer({ settings: { ...limits, trustedProxies: 1 } });
});
daily.after.each(() => server.stop());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const register = async (name: string, address: string) =>
  server.send(calls.registration, { payload: { email: `${name}@example.com`, password }, ...from(address) });
const tokenOf = async (name: string, address = '198.51.100.1'): Promise<string> =>
  (await register(name, address)).body.token;
const upload = (token: string, bytes: Buffer = pdf, address = '198.51.100.1') =>
  server.send(calls.uploadFile, {
    token,
    payload: { file: new File([new Uint8Array(bytes)], 'a.pdf') },
    ...from(address),
  });
const largest = Buffer.concat([pdf, Buffer.alloc(maximumFileBytes - pdf.length - 1000)]);
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

daily('LIM-01 one network can register a limited number of accounts in a day', async () => {
  for (let index = 0; index < limits.registrationsPerDay; index++)
    assert.is((await register(`reader-${index}`, '203.0.113.9')).status, 200);
  const { status, body, headers } = await register('last', '203.0.113.9');
  assert.is(status, 429);
  assert.match(
    body[0].message,
    'Too many registrations came from your network or with this address today. Please try again in 24 hours',
  );
  assert.is(headers['retry-after'], '86400');
  assert.is((await register('other', '203.0.113.10')).status, 200);
  server.clock.now += day;
  assert.is((await register('last', '203.0.113.9')).status, 200);
});

daily(
  'LIM-01 registrations with a taken address count too, so that a network finds out few accounts in a day',
  async () => {
    await register('taken', '203.0.113.10');
    for (let index = 0; index < limits.registrationsPerDay; index++)
      assert.is((await register('taken', '203.0.113.9')).status, 422);
    assert.is((await register('taken', '203.0.113.9')).status, 429);
  },
);

daily('LIM-01 simultaneous orders of a client cannot exceed the daily limit', async () => {
  const token = await tokenOf('ada');
  const order = () => server.send(calls.createOrder, { token, payload: essay });
  const statuses = await statusesOf(Array.from({ length: 12 }, order));
  assert.equal(statuses, [...Array(5).fill(201), ...Array(7).fill(429)]);
  const { body } = await server.send(calls.createOrder, { token, payload: essay });
  assert.match(body[0].message, 'Too many orders were placed today');
  server.clock.now += day;
  const nextDay = await server.send(calls.createOrder, {
    token: await server.logIn('ada@example.com'),
    payload: essay,
  });
  assert.is(nextDay.status, 201);
});

daily('LIM-01 a network can place a limited number of orders in a day, even with many accounts', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 11 }, (_, index) => tokenOf(`reader-${index}`, `198.51.100.${index}`)),
  );
  const order = (token: string, address: string) =>
    server.send(calls.createOrder, { token, payload: essay, ...from(address) });
  const statuses: number[] = [];
  for (let round = 0; round < limits.ordersPerDay; round++)
    statuses.push(...(await statusesOf(tokens.map((token) => order(token, '203.0.113.9')))));
  assert.is(statuses.filter((status) => status === 201).length, 10 * limits.ordersPerDay);
  assert.is(statuses.filter((status) => status === 429).length, limits.ordersPerDay);
  const refused = await Promise.all(tokens.map((token) => order(token, '203.0.113.10')));
  assert.ok(
    refused.some(({ status }) => status === 201),
    'another network is not limited',
  );
});

daily('LIM-01 24 simultaneous uploads store no more than the quota of the client', async () => {
  const token = await tokenOf('ada');
  const statuses = await statusesOf(Array.from({ length: 24 }, () => upload(token, largest)));
  assert.equal(statuses, [...Array(3).fill(201), ...Array(21).fill(429)]);
  const { length } = await server.deps.db.selectFrom('files').select('id').execute();
  assert.is(length, 3);
  server.clock.now += day + 1;
  assert.is((await upload(await server.logIn('ada@example.com'), largest)).status, 201);
});

daily('LIM-01 a network cannot exceed its upload quota with many accounts', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 11 }, (_, index) => tokenOf(`reader-${index}`, `198.51.100.${index}`)),
  );
  const statuses: number[] = [];
  for (let round = 0; round < limits.uploadsPerDay; round++)
    statuses.push(...(await statusesOf(tokens.map((token) => upload(token, largest, '203.0.113.9')))));
  assert.is(statuses.filter((status) => status === 201).length, 10 * limits.uploadsPerDay);
  assert.is(statuses.filter((status) => status === 429).length, 3);
});

daily('LIM-01 failed and abandoned uploads do not use up the quota', async () => {
  const token = await tokenOf('ada');
  for (let time = 0; time < 5; time++)
    assert.is((await upload(token, Buffer.alloc(maximumFileBytes, 1))).status, 415);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = Object(server.app.server.address());
  const quota = () => server.deps.db.selectFrom('upload_quota').select('id').execute();
  const headers = {
    host: `api.${siteHost}`,
    'x-identity': `my.${siteHost}`,
    'x-authorization': `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': maximumFileBytes,
  };
  const { method, path } = calls.uploadFile;
  const broken = Array.from({ length: 3 }, () => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: new Agent() });
    sent.on('error', () => {});
    sent.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    return sent;
  });
  await until('three uploads are in progress', async () => (await quota()).length === 3);
  assert.is((await upload(token)).status, 429, 'uploads in progress count');
  for (const sent of broken) sent.destroy();
  await until('the broken uploads have freed their bytes', async () => (await quota()).length === 0);
  assert.is((await upload(token)).status, 201);
  // A killed server leaves the rows of its uploads in the table.
  const { db } = server.deps;
  const { id: clientId } = await db.selectFrom('clients').select('id').executeTakeFirstOrThrow();
  const uploader = { clientId, network: '198.51.100.1' };
  const allowance = { bytes: 3 * maximumFileBytes, files: 30 };
  const bytes = 3 * maximumFileBytes - 1000;
  await reserveUpload(db, uploader, { bytes, allowance, now: server.clock.now });
  assert.is((await upload(token, largest)).status, 429);
  server.clock.now += 3_600_001;
  await sweepFiles(server.deps);
  assert.is((await upload(token, largest)).status, 201);
});

daily('LIM-01 a client can upload a limited number of small files in a day', async () => {
  const token = await tokenOf('ada');
  for (let index = 0; index < 10 * limits.uploadsPerDay; index++)
    assert.is((await upload(token)).status, 201);
  assert.is((await upload(token)).status, 429);
  assert.is(
    (await upload(await tokenOf('grace'))).status,
    201,
    'other clients of the network are not concerned',
  );
  server.clock.now += day + 1;
  assert.is((await upload(await server.logIn('ada@example.com'))).status, 201);
});

daily('LIM-01 an IPv6 network of 48 bits cannot exceed ten upload quotas of a network', async () => {
  const { db } = server.deps;
  const allowance = { bytes: 100, files: 1 };
  const clients = await Promise.all(
    Array.from({ length: 101 }, (_, index) => tokenOf(`reader-${index}`, `198.51.100.${index}`)),
  );
  assert.is(clients.length, 101);
  const ids = await db.selectFrom('clients').select('id').execute();
  const reserve = (index: number) =>
    reserveUpload(
      db,
      { clientId: ids[index]?.id ?? 0, network: `2001:db8:0:${index}` },
      { bytes: 1, allowance, now: server.clock.now },
    ).then(
      () => 'reserved',
      ({ reason }) => reason,
    );
  const results: string[] = [];
  for (let index = 0; index < 101; index++) results.push(await reserve(index));
  assert.equal(results, [...Array(100).fill('reserved'), 'tooManyFiles']);
});

daily('LIM-01 stored uploads leave no rows that later uploads would have to add up', async () => {
  const token = await tokenOf('ada');
  for (let time = 0; time < 3; time++) assert.is((await upload(token)).status, 201);
  assert.equal(await server.deps.db.selectFrom('upload_quota').select('id').execute(), []);
});

daily.run();
