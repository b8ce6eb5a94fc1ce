import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import { findOrderByCode } from '../../../../src/server/provider/orders/find-orders.ts';
import { byCommand, deliver, paid } from '../../../../src/server/provider/orders/orders.ts';
import { answerCustomer } from '../../../../src/server/staff/orders/order-acts.ts';
import { docx } from '../samples.ts';
import type { TestServer } from '../start-server.ts';
import { essay } from './essay.ts';

export const placedOrder = async (
  { send }: Pick<TestServer, 'send'>,
  token: string,
  changes: Fields = {},
): Promise<string> => (await send(calls.createOrder, { token, payload: { ...essay, ...changes } })).body.code;

/** Creates an order that is paid and delivered. Returns its code. */
export const deliveredOrder = async (
  server: TestServer,
  token: string,
  writer = 'W1001',
): Promise<string> => {
  const code = await placedOrder(server, token);
  const file = join(server.dataFolder, `${code}.docx`);
  await writeFile(file, docx);
  await paid(server.deps, [code]);
  await deliver(server.deps, [code, file, writer]);
  return code;
};

/** Writes to the customer of an order as its writer. */
export const replyTo = async (
  { deps }: Pick<TestServer, 'deps'>,
  code: string,
  text: string,
): Promise<void> => {
  await answerCustomer(deps.db, byCommand(deps, await findOrderByCode(deps, code)), text);
};
