import { Agent, request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { maximumFileBytes } from '../../src/order/file-limits.ts';
import { reserveUpload } from '../../src/server/files/store/uploads.ts';
import { sweepFiles } from '../../src/server/files/upload.ts';
import { essay, pdf } from '../support/server/samples.ts';
import { refusalOf, siteHost } from '../support/server/send.ts';
import { password, startForSuite, startServer } from '../support/server/start-server.ts';
import { until } from '../support/until.ts';

const daily = suite('daily limits');
const server = startForSuite(daily, () => startServer({ settings: { ...limits, trustedProxies: 1 } }));
const limits = { registrationsPerDay: 3, ordersPerDay: 2, uploadsPerDay: 1 };
const day = 24 * 3_600_000;

let networks = 0;
/** Returns an address in a network that no test has used. */
const newNetwork = () => `198.51.${networks++}.1`;
let readers = 0;
const newReader = () => `reader-${readers++}`;

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const register = (name: string, address: string) =>
  server.send(calls.registration, { payload: { email: `${name}@example.com`, password }, ...from(address) });
const tokenOf = async (name = newReader()): Promise<string> =>
  (await register(name, newNetwork())).body.token;
const upload = (token: string, bytes: Buffer = pdf, address = newNetwork()) =>
  server.send(calls.uploadFile, {
    token,
    payload: { file: new File([new Uint8Array(bytes)], 'a.pdf') },
    ...from(address),
  });
const largest = Buffer.concat([pdf, Buffer.alloc(maximumFileBytes - pdf.length - 1000)]);
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();

daily('LIM-01 one network can register a limited number of accounts in a day', async () => {
  const network = newNetwork();
  for (let index = 0; index < limits.registrationsPerDay; index++)
    assert.is((await register(newReader(), network)).status, 200);
  const { status, body, headers } = await register('last', network);
  assert.is(status, 429);
  assert.match(
    body[0].message,
    'Too many registrations came from your network or with this address today. Please try again in 24 hours',
  );
  assert.is(headers['retry-after'], '86400');
  assert.is((await register('other', newNetwork())).status, 200);
  server.clock.now += day;
  assert.is((await register('last', network)).status, 200);
});

daily('LIM-01 registering a taken address counts too, so a network finds few accounts a day', async () => {
  await register('taken', newNetwork());
  const network = newNetwork();
  for (let index = 0; index < limits.registrationsPerDay; index++)
    assert.is((await register('taken', network)).status, 422);
  assert.is((await register('taken', network)).status, 429);
});

daily('LIM-01 simultaneous orders of a client cannot exceed the daily limit', async () => {
  const token = await tokenOf('ada');
  const order = () => server.send(calls.createOrder, { token, payload: essay });
  assert.equal(await statusesOf(Array.from({ length: 5 }, order)), [201, 201, 429, 429, 429]);
  const { body } = await order();
  assert.match(body[0].message, 'Too many orders were placed today');
  server.clock.now += day;
  const nextDay = { token: await server.logIn('ada@example.com'), payload: essay };
  assert.is((await server.send(calls.createOrder, nextDay)).status, 201);
});

daily('LIM-01 a network can place a limited number of orders in a day, even with many accounts', async () => {
  const tokens = await Promise.all(Array.from({ length: 11 }, () => tokenOf()));
  const network = newNetwork();
  const order = (token: string, address: string) =>
    server.send(calls.createOrder, { token, payload: essay, ...from(address) });
  const statuses: number[] = [];
  for (let round = 0; round < limits.ordersPerDay; round++)
    statuses.push(...(await statusesOf(tokens.map((token) => order(token, network)))));
  assert.is(statuses.filter((status) => status === 201).length, 10 * limits.ordersPerDay);
  assert.is(statuses.filter((status) => status === 429).length, limits.ordersPerDay);
  const elsewhere = await statusesOf(tokens.map((token) => order(token, newNetwork())));
  assert.ok(elsewhere.includes(201), 'another network is not limited');
});

daily('LIM-01 simultaneous uploads store no more than the quota of the client', async () => {
  const token = await tokenOf('eve');
  const uploads = Array.from({ length: 4 }, () => upload(token, largest));
  assert.equal(await statusesOf(uploads), [201, 429, 429, 429]);
  assert.is(refusalOf(await upload(token, largest)), 'tooManyFiles');
  const { length } = await server.deps.db.selectFrom('files').select('id').execute();
  assert.is(length, 1);
  server.clock.now += day + 1;
  assert.is((await upload(await server.logIn('eve@example.com'), largest)).status, 201);
});

/** Reserves bytes for an upload of a client, as the begin of a request does. */
const reserve = async (token: string, network: string, bytes: number) => {
  const { email } = (await server.send(calls.identity, { token })).body;
  const { db } = server.deps;
  const { id: clientId } = await db
    .selectFrom('clients')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const allowance = { bytes: limits.uploadsPerDay * maximumFileBytes, files: 10 * limits.uploadsPerDay };
  return reserveUpload(db, { clientId, network }, { bytes, allowance, now: server.clock.now });
};

daily('LIM-01 a network cannot exceed its upload quota with many accounts', async () => {
  const network = newNetwork();
  for (let user = 0; user < 10; user++) await reserve(await tokenOf(), network, maximumFileBytes - 1);
  const token = await tokenOf();
  assert.is((await upload(token, pdf, network)).status, 429);
  assert.is((await upload(token, pdf)).status, 201, 'another network is not limited');
});

daily('LIM-01 failed and abandoned uploads do not use up the quota', async () => {
  const token = await tokenOf();
  for (let time = 0; time < 2; time++)
    assert.is((await upload(token, Buffer.alloc(maximumFileBytes, 1))).status, 415);
  const port = await server.listen();
  await server.deps.db.deleteFrom('upload_quota').execute();
  const quota = () => server.deps.db.selectFrom('upload_quota').select('id').execute();
  const headers = {
    host: `api.${siteHost}`,
    'x-identity': `my.${siteHost}`,
    'x-authorization': `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': maximumFileBytes,
  };
  const { method, path } = calls.uploadFile;
  const broken = request({ host: '127.0.0.1', port, method, path, headers, agent: new Agent() });
  broken.on('error', () => {});
  broken.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  await until(async () => (await quota()).length === 1);
  assert.is((await upload(token)).status, 429, 'an upload in progress counts');
  broken.destroy();
  await until(async () => (await quota()).length === 0);
  assert.is((await upload(token)).status, 201);
  assert.equal(await quota(), [], 'a stored upload leaves no row that later uploads would have to add up');
  // A killed server leaves the rows of its uploads in the table.
  await reserve(token, newNetwork(), maximumFileBytes - 1000);
  assert.is((await upload(token, largest)).status, 429);
  server.clock.now += 3_600_001;
  await sweepFiles(server.deps);
  assert.is((await upload(token, largest)).status, 201);
});

daily.run();
