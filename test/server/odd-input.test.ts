import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../src/api/call.ts';
import * as calls from '../../src/api/calls.ts';
import { essay } from '../support/server/orders/essay.ts';
import { siteHost } from '../support/server/send.ts';
import { startForSuite, startServer } from '../support/server/start-server.ts';

const oddInput = suite('odd input');
const server = startForSuite(oddInput, startServer);
let token: string;

oddInput.before(async () => {
  token = await server.register();
});

/** Values that no form would send, to be tried in every field. */
const invalidValues: readonly unknown[] = [
  ...[
    '',
    ' ',
    'x',
    '-1',
    '0',
    '1.5',
    '1e9',
    '0x1',
    'NaN',
    'Infinity',
    '9'.repeat(30),
    "1' or '1'='1",
    '\ud800',
  ],
  '🖋'.repeat(50),
  'null',
  'true',
  -1,
  0,
  1.5,
  1e300,
  2 ** 53,
  true,
  false,
  null,
  [],
  [[]],
  ['1', '2'],
  [1, { a: 1 }],
  {},
  { a: { b: 1 } },
  'x'.repeat(30_000),
];

/** Returns every fourth value, so that four fields or calls in sequence get each value once. */
const everyFourth = <Value>(values: readonly Value[], start: number) =>
  values.filter((_, index) => index % 4 === start % 4);

const isList = (body: unknown) =>
  Array.isArray(body) &&
  body.length > 0 &&
  body.every((item) => 'property' in item && typeof item.message === 'string');

const expectRefusal = (title: string, { status, body }: { status: number; body: unknown }) => {
  assert.ok(status < 500, `${title}: ${status}`);
  if (status >= 400) assert.ok(isList(body), `${title}: ${JSON.stringify(body)}`);
};

oddInput('API-02 an order with an odd value in any field is answered with field errors', async () => {
  const fields = [...Object.keys(essay), 'extrasIds', 'discountCode', 'writersPreferredCode'];
  for (const [index, field] of fields.entries())
    for (const [turn, value] of everyFourth(invalidValues, index).entries()) {
      const payload = { ...essay, [field]: value } as Fields;
      const title = `${field} = ${JSON.stringify(value)}`.slice(0, 80);
      const call = turn % 2 ? calls.validateOrder : calls.createOrder;
      expectRefusal(title, await server.send(call, { token, payload, encoding: 'json' }));
    }
});

oddInput('API-02 a price request with an odd value in any field is answered with field errors', async () => {
  const values = ['', 'x', '-1', '1e9', '9'.repeat(30), '%FF', 'a&typeId[]=1', '1&typeId=2'];
  for (const [index, field] of Object.keys(essay).entries())
    for (const [turn, value] of values.entries()) {
      const name = field + ['', '[]', '[a][b]'][(index + turn) % 3];
      const url = `/v1/client/order/calculate-total-price?typeId=1&${name}=${value}`;
      expectRefusal(url, await server.get(url, `api.${siteHost}`));
    }
});

oddInput('API-02 every call that changes data answers odd field values with field errors', async () => {
  const fields = [
    'email',
    'password',
    'firstName',
    'phone',
    'token',
    'current',
    'new',
    'repeat',
    'rate',
    'comment',
    'timeRevision',
    'textRevision',
    'noticeModeEmail',
    'alternativeEmail',
    'receiverType',
    'file',
    'templateOrderForm',
    'visitorId',
    'category',
    'result',
  ];
  const params = {
    id: 'O-XXXXXX',
    orderId: 'O-XXXXXX',
    code: 'W1',
    slug: 'x',
    name: 'x',
    token: 'x',
    siteHost,
  };
  const changing = Object.values(calls).filter(({ method }) => method !== 'GET');
  for (const [index, call] of changing.entries())
    for (const value of everyFourth(invalidValues, index)) {
      const payload = Object.fromEntries(fields.map((field) => [field, value])) as Fields;
      const sent = { token, params, payload, encoding: 'json' as const };
      expectRefusal(`${call.path} ${JSON.stringify(value)}`.slice(0, 80), await server.send(call, sent));
    }
});

/** Names of built-in object properties, which are tried as names of fields. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const spellings = (name: string) => [name, `${name}[a]`, `${name}[prototype][a]`, `topic[${name}]`];

oddInput('API-02 a field named like an object’s built-in property is treated like any other', async () => {
  const headers = { host: `api.${siteHost}`, 'x-authorization': `Bearer ${token}` };
  for (const [index, name] of inherited.flatMap(spellings).entries()) {
    const { path } = calls.calculatePrice;
    expectRefusal(name, await server.get(`${path}?typeId=1&${name}=1`, `api.${siteHost}`));
    const part = `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n--b--\r\n`;
    const bodies = [
      ['application/x-www-form-urlencoded', `${name}=1`],
      ['application/json', `{"${name}": {"a": 1}}`],
      ['multipart/form-data; boundary=b', part],
    ] as const;
    for (const [turn, [type, payload]] of bodies.entries()) {
      const url =
        [calls.validateOrder, calls.createOrder, calls.registration][(index + turn) % 3]?.path ?? '';
      const sent = { method: 'POST', url, headers: { ...headers, 'content-type': type }, payload };
      const answer = await server.sendRaw(sent);
      expectRefusal(`${url} ${name} as ${type}`, answer);
      assert.ok(answer.status >= 400);
    }
  }
  assert.is(Object(Object.prototype).a, undefined);
});

oddInput('API-02 a call with an unknown id is answered with 404, whatever the id looks like', async () => {
  const ids = [
    '0',
    '-1',
    'x',
    '9'.repeat(40),
    '%F0%9F%96%8B',
    "a'b",
    '..',
    '%2e%2e',
    'x'.repeat(299),
    '%0a',
    '_%25',
  ];
  for (const call of Object.values(calls).filter(
    ({ path, method }) => method === 'GET' && path.includes(':'),
  ))
    for (const id of ids) {
      const url = call.path.replace(/:\w+/, id);
      const headers = { 'x-authorization': `Bearer ${token}` };
      const answer = await server.get(url, `api.${siteHost}`, headers);
      expectRefusal(`${url}`, answer);
      assert.ok(answer.status >= 400, `${url}: ${answer.status}`);
    }
  for (const url of [
    '/v1/client/orders/%E0%A4%A',
    '/v1/client/%zz',
    `/v1/client/orders/${'x'.repeat(400)}`,
  ]) {
    const answer = await server.get(url, `api.${siteHost}`);
    assert.ok(
      answer.status === 400 || answer.status === 404 || answer.status === 414,
      `${url}: ${answer.status}`,
    );
    assert.ok(isList(answer.body), `${url}: ${JSON.stringify(answer.body)}`);
  }
});

oddInput.run();
