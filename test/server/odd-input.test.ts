import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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

const isList = (body: unknown) =>
  Array.isArray(body) &&
  body.length > 0 &&
  body.every((item) => 'property' in item && typeof item.message === 'string');

const expectRefusal = (title: string, { status, body }: { status: number; body: unknown }) => {
  assert.ok(status < 500, `${title}: ${status}`);
  if (status >= 400) assert.ok(isList(body), `${title}: ${JSON.stringify(body)}`);
};

oddInput('API-02 a price request with an odd value in any field is answered with field errors', async () => {
  const values = ['', 'x', '-1', '1e9', '9'.repeat(30), '%FF', 'a&typeId[]=1', '1&typeId=2'];
  for (const [index, field] of Object.keys(essay).entries())
    for (const [turn, value] of values.entries()) {
      const name = field + ['', '[]', '[a][b]'][(index + turn) % 3];
      const url = `/v1/client/order/calculate-total-price?typeId=1&${name}=${value}`;
      expectRefusal(url, await server.get(url, `api.${siteHost}`));
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

oddInput.run();
