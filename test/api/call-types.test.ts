import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import type { Client } from '../../src/api/client.ts';

const types = suite('types of calls');

/** Never runs. The type checker proves each line, and that each line below `@ts-expect-error` is a type error. */
const useCalls = async (client: Client) => {
  const order = await client.send(calls.order, { params: { id: 'O-7K3M9Q' } });
  if (!order.failed) order.payload.code.toUpperCase();
  // @ts-expect-error: the payload of a call that may have failed cannot be read
  order.payload.code;
  // @ts-expect-error: a call with this name does not exist
  await client.send(calls.ordr, { params: { id: 'O-7K3M9Q' } });
  // @ts-expect-error: the path needs its parameter
  await client.send(calls.order);
  // @ts-expect-error: the parameter has another name
  await client.send(calls.order, { params: { code: 'O-7K3M9Q' } });
  // @ts-expect-error: a login needs a password
  await client.send(calls.login, { payload: { email: 'ada@example.com' } });
  // @ts-expect-error: a login has no phone
  await client.send(calls.login, { payload: { email: 'a', password: 'b', phone: '+1' } });
  // @ts-expect-error: this call has no parameters in its path
  await client.send(calls.identity, { params: { id: 1 } });
  const answer = await client.send(calls.identity);
  // @ts-expect-error: an identity has no password
  if (!answer.failed) answer.payload.password;
};

types('a call with a wrong name, parameter, payload or result is a type error', () => {
  assert.type(useCalls, 'function');
});

types.run();
