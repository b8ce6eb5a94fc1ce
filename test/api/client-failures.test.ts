import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { json, openApiClients } from '../support/api/provider.ts';

const failures = suite('failures of API calls');
const { provider, create } = await openApiClients(failures);

failures('API-02 a response without the property that proves its call is a network error', async () => {
  const bodies = [{}, null, [], 'text', { token: null }];
  for (const body of bodies) {
    provider.answer(json(body));
    const answer = await create().send(calls.handOff, { payload: { orderCode: 'O-7K3M9Q' } });
    assert.is(answer.failed && answer.reason, 'networkError', JSON.stringify(body));
  }
  provider.answer(json([]));
  assert.equal((await create().send(calls.orders)).payload, []);
});

failures('ORD-17 a 204 response is a success without a payload', async () => {
  provider.answer((response) => response.writeHead(204).end());
  const answer = await create().send(calls.validateOrder, { payload: { topic: 'x' } });
  assert.is(answer.failed, undefined);
  assert.is(answer.payload, null);
  assert.is(answer.status, 204);
});

failures('ERR-02 a refusal has its status and body, and a null payload', async () => {
  const list = [{ property: 'email', message: 'emailTaken' }];
  provider.answer(json(list, 422));
  const answer = await create().send(calls.login, { payload: { email: 'a', password: 'b' } });
  assert.equal(answer, {
    failed: true,
    payload: null,
    body: list,
    status: 422,
    reason: { key: 'callRefused', values: [422] },
  });
});

failures('ERR-02 a response with status 500 and a list of errors is a failure, no exception', async () => {
  provider.answer(json([{ property: '', message: 'internal' }], 500));
  const answer = await create().send(calls.siteConfig);
  assert.equal(answer.failed && answer.reason, { key: 'serverFailed', values: [500] });
});

failures('ERR-02 an HTML page in place of JSON counts as a network error', async () => {
  provider.answer((response) => response.end('<!doctype html><title>Wi-Fi login</title>'));
  const answer = await create().send(calls.siteConfig);
  assert.is(answer.failed && answer.reason, 'networkError');
  assert.is(answer.status, 200);
  assert.match(String(answer.failed && answer.body), 'Wi-Fi login', 'what has answered can be read');
  for (const body of ['', 'null']) {
    provider.answer((response) => response.end(body));
    assert.is((await create().send(calls.siteConfig)).failed, true, `"${body}"`);
  }
});

failures('ERR-02 a connection that breaks before or within the response is a network error', async () => {
  provider.answer((response) => response.destroy());
  const brokenBefore = await create().send(calls.siteConfig);
  provider.answer((response) => {
    response.writeHead(200, { 'content-length': '99' });
    response.write('{"id":', () => response.destroy());
  });
  const brokenWithin = await create().send(calls.siteConfig);
  const unreachable = await create({ apiBase: 'http://127.0.0.1:1' }).send(calls.siteConfig);
  for (const answer of [brokenBefore, brokenWithin, unreachable])
    assert.is(answer.failed && answer.reason, 'networkError');
});

failures('ERR-02 a timeout failure names its milliseconds, even if a response stops half way', async () => {
  provider.answer(() => {});
  const unanswered = await create({ timeoutMs: 30 }).send(calls.siteConfig);
  provider.answer((response) => response.write('{"id":'));
  const halfAnswered = await create().send(calls.siteConfig, { timeoutMs: 40 });
  assert.equal(unanswered.failed && unanswered.reason, { key: 'timedOut', values: [30] });
  assert.equal(halfAnswered.failed && halfAnswered.reason, { key: 'timedOut', values: [40] });
});

failures('PRC-02 an aborted request ends before it is sent and while it waits', async () => {
  provider.answer(() => {});
  const alreadyAborted = new AbortController();
  alreadyAborted.abort();
  const abortedBefore = await create().send(calls.siteConfig, { signal: alreadyAborted.signal });
  const abortedLater = new AbortController();
  const running = create().send(calls.siteConfig, { signal: abortedLater.signal });
  abortedLater.abort();
  assert.is(abortedBefore.failed && abortedBefore.aborted, true);
  const abortedDuring = await running;
  assert.is(abortedDuring.failed && abortedDuring.aborted, true);
});

failures('SUB-01 the client sends each request once and never repeats it', async () => {
  provider.answer(json([], 503));
  await create().send(calls.ping);
  assert.is(provider.receivedRequests.filter(({ url }) => url === '/v1/client/ping').length, 1);
});

failures('ERR-02 the client returns a failure and does not throw for an invalid token', async () => {
  const answer = await create({ token: () => 'line\nbreak' }).send(calls.siteConfig);
  assert.is(answer.failed, true);
});

failures.run();
