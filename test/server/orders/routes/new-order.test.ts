import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import { originColumns } from '../../../../src/server/database/tables/field-columns.ts';
import { essay } from '../../../support/server/samples.ts';
import { type BodyEncoding, bodyEncodings } from '../../../support/server/send.ts';
import { startForSuite, startWithCustomer } from '../../../support/server/start-server.ts';

const origins = suite('order origin');
const server = startForSuite(origins, startWithCustomer);

const rowOf = (code: string) =>
  server.deps.db
    .selectFrom('order_origins')
    .innerJoin('orders', 'orders.id', 'order_origins.order_id')
    .selectAll('order_origins')
    .where('orders.code', '=', code)
    .executeTakeFirst();

const place = async (
  origin: object,
  { encoding = 'multipart', key = '' }: { encoding?: BodyEncoding; key?: string } = {},
) => {
  const headers = key ? { 'idempotency-key': key } : {};
  const payload = { ...essay, ...origin } as Fields;
  return server.send(calls.createOrder, { token: server.token, encoding, headers, payload });
};

const everyField = Object.fromEntries(Object.keys(originColumns).map((name) => [name, `of ${name}`]));
const parameters = Array.from({ length: 10 }, (_, index) => `p${index + 1}`);

origins('ORG-01 each part of an order’s origin has its own column, in every body encoding', async () => {
  for (const encoding of bodyEncodings) {
    const custom =
      encoding === 'json'
        ? { cp: Object.fromEntries(parameters.map((name) => [name, `own ${name}`])) }
        : Object.fromEntries(parameters.map((name) => [`cp[${name}]`, `own ${name}`]));
    const { body, status } = await place({ ...everyField, ...custom }, { encoding });
    assert.is(status, 201, encoding);
    const { order_id, ...row } = (await rowOf(body.code)) ?? { order_id: 0 };
    const expected = [
      ...Object.entries(originColumns).map(([name, column]) => [column, `of ${name}`]),
      ...parameters.map((name) => [name, `own ${name}`]),
    ];
    assert.equal(row, Object.fromEntries(expected), encoding);
  }
});

origins('ORG-01 an order without an origin gets no row in the table of origins', async () => {
  const { body } = await place({});
  assert.is(await rowOf(body.code), undefined);
});

origins('ORG-01 an unsuitable value of the origin is cut or dropped, and the order is placed', async () => {
  const sent = {
    utm_source: `${'𝔊'.repeat(400)}${'x'.repeat(400)}`,
    utm_medium: 'two\r\nlines\u0000\u001b[31m',
    utm_campaign: { nested: { deeper: 'x' } },
    utm_term: ['one', 'two'],
    utm_content: '\ud800',
    utm_id: 42,
    gclid: ' ',
    cp: { p1: 'kept', p11: 'unknown', p2: { x: 1 }, constructor: 'no', __proto__: 'no' },
    affiliateId: JSON.parse('['.repeat(60) + ']'.repeat(60)),
  };
  const { body, status } = await place(sent, { encoding: 'json' });
  assert.is(status, 201);
  const row = await rowOf(body.code);
  assert.is([...(row?.utm_source ?? '')].length, 500);
  assert.is(row?.utm_medium, 'two lines [31m');
  assert.is(row?.utm_content, '\ufffd');
  assert.equal([row?.utm_id, row?.p1], ['42', 'kept']);
  for (const name of ['utm_campaign', 'utm_term', 'gclid', 'p2', 'affiliate_id'] as const)
    assert.is(row?.[name], null, name);
  assert.is((await place({ utm_source: 'a\u0000b', cp: 'text' })).status, 201, 'as a form');
});

origins('ORG-01 ORD-18 a retry from another page returns the same order with its first origin', async () => {
  const first = await place({ utm_source: 'mail', page: 'https://example.com/' }, { key: 'once' });
  const repeated = await place(
    { page: 'https://example.com/order', gclid: 'x', cp: { p1: 'y' } },
    { key: 'once', encoding: 'json' },
  );
  assert.equal([repeated.status, repeated.body], [201, first.body]);
  assert.is((await rowOf(first.body.code))?.page, 'https://example.com/');
  assert.is((await place({ topic: 'Another' }, { key: 'once' })).status, 409);
});

origins.run();
