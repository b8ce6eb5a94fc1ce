import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { findOrderByCode } from '../../../src/server/provider/orders/find-orders.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { essay } from '../../support/server/samples.ts';
import { bodyEncodings, refusalOf, siteHost } from '../../support/server/send.ts';
import { startForSuite, startWithCustomer } from '../../support/server/start-server.ts';

const bodies = suite('bodies');
const server = startForSuite(bodies, startWithCustomer);

const post = (payload: string | Buffer, type: string, url = '/v1/client/order/validation') =>
  server.sendRaw({
    method: 'POST',
    url,
    headers: { host: `api.${siteHost}`, 'x-authorization': `Bearer ${server.token}`, 'content-type': type },
    payload,
  });

bodies('SUB-03 an order is the same whether its body is multipart, URL-encoded or JSON', async () => {
  const payload = {
    ...essay,
    extrasIds: [1, 3],
    numberElements: '2',
    discountCode: 'TENOFF',
    topic: 'Ünï & =%5B',
    details: 'Three pages.\nOn margins.',
  };
  const { token } = server;
  const createdOrders: Record<string, unknown>[] = [];
  for (const encoding of bodyEncodings) {
    const { status, body } = await server.send(calls.createOrder, { token, payload, encoding });
    assert.is(status, 201, encoding);
    const { id, code, ...rest } = await findOrderByCode(server.deps, body.code);
    const extras = await server.deps.db
      .selectFrom('order_extras')
      .select('extra_id')
      .where('order_id', '=', id)
      .orderBy('position')
      .execute();
    createdOrders.push({ ...rest, extras: extras.map(({ extra_id }) => extra_id) });
  }
  const { extrasIds, ...rest } = payload;
  const bracketed = { token, payload: { ...rest, 'extrasIds[]': extrasIds }, encoding: 'json' as const };
  const { code } = (await server.send(calls.createOrder, bracketed)).body;
  const readOrder = await server.readOrder(token, code);
  assert.is(readOrder.basePriceConverted, (Number(createdOrders[0]?.base_cents) || 0) / 100);
  assert.equal(createdOrders[0]?.extras, [1, 3]);
  assert.is(createdOrders[0]?.topic, 'Ünï & =%5B');
  assert.is(createdOrders[0]?.details, 'Three pages.\nOn margins.');
  assert.equal(createdOrders[1], createdOrders[0]);
  assert.equal(createdOrders[2], createdOrders[0]);
});

bodies('SUB-03 a list with one entry, or with numbered entries, is read as a list', async () => {
  const fields = new URLSearchParams(Object.entries(essay).map(([name, value]) => [name, String(value)]));
  const contentType = 'application/x-www-form-urlencoded';
  for (const extras of ['extrasIds[]=2', 'extrasIds=2', 'extrasIds[0]=2&extrasIds[1]=3', 'extrasIds%5B%5D=2'])
    assert.is((await post(`${fields}&${extras}`, contentType)).status, 204, extras);
  const { status, body } = await post(`${fields}&extrasIds[]=9`, contentType);
  assert.equal([status, body], [422, [{ property: 'extrasIds', message: 'extraUnavailable' }]]);
});

bodies('API-02 a NUL character is refused with an error of its field, in query, path and body', async () => {
  for (const encoding of bodyEncodings) {
    const payload = { ...essay, topic: 'a\0b' };
    const { status, body } = await server.send(calls.validateOrder, { payload, encoding });
    assert.equal([status, body[0].property], [422, 'topic'], encoding);
  }
  const inQuery = await server.get(`${calls.calculatePrice.path}?discountCode=%00`, `api.${siteHost}`);
  assert.equal([inQuery.status, inQuery.body[0].property], [422, 'discountCode']);
  assert.is((await server.get('/v1/client/page/rule/%00', `api.${siteHost}`)).status, 422);
  assert.is((await post('{"a\\u0000":1}', 'application/json')).status, 422);
});

bodies('API-02 a body that is unreadable or of an unknown type is refused with an error list', async () => {
  for (const [payload, type, expected] of [
    ['{"typeId":', 'application/json', 'unreadable'],
    ['', 'application/json', 'unreadable'],
    ['{"__proto__":{"typeId":1}}', 'application/json', 'unreadable'],
    ['typeId=1', 'text/plain', 'unsupported'],
    ['<a/>', 'application/xml', 'unsupported'],
    ['x', 'multipart/form-data', 'unreadable'],
    ['x', 'multipart/form-data; boundary=', 'unreadable'],
    [
      '--b\r\ncontent-disposition: form-data; name="typeId"\r\n\r\n1',
      'multipart/form-data; boundary=b',
      'unreadable',
    ],
    ['[]', 'application/json', 'invalid'],
    ['"text"', 'application/json', 'invalid'],
    ['7', 'application/json', 'invalid'],
  ] as const) {
    assert.is(refusalOf(await post(payload, type)), expected, `${type}: ${payload}`);
  }
});

bodies('API-02 a body that is larger than every form is refused before it fills the memory', async () => {
  const line = 'topic='.padEnd(2_000_000, 'x');
  assert.is(refusalOf(await post(line, 'application/x-www-form-urlencoded')), 'tooLarge');
  assert.is((await post(JSON.stringify({ topic: line }), 'application/json')).status, 413);
  const part = (name: string, length: number) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(length)}\r\n`;
  const type = 'multipart/form-data; boundary=b';
  assert.is((await post(`${part('topic', 2_000_000)}--b--\r\n`, type)).status, 413);
  assert.is((await post(`${part('topic', 300_000)}--b--\r\n`, type)).status, 413);
  const many = Array.from({ length: 600 }, (_, index) => part(`f${index}`, 1)).join('');
  assert.is((await post(`${many}--b--\r\n`, type)).status, 413);
  const deep = `{"typeId":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  assert.is((await post(deep, 'application/json')).status, 422);
  assert.is((await post(deep, 'application/json', '/v1/client/registration')).status, 422);
});

bodies('API-02 an infinite number is refused in a status filter, a bonus and a file id', async () => {
  const { token } = server;
  const order = await placedOrder(server, token);
  const params = { id: order, orderId: order };
  for (const number of ['Infinity', '-Infinity', '1e400'])
    for (const [call, payload] of [
      [calls.orders, { statusId: number }],
      [calls.createOrder, { ...essay, useBonus: number }],
      [calls.changeBonus, { useBonus: number }],
      [calls.attachFiles, { receiverType: 'writer', 'file[id]': [number] }],
    ] as const) {
      const answer = await server.send(call, { token, params, payload });
      assert.is(answer.status, 422, `${call.path} ${number}`);
    }
});

bodies.run();
