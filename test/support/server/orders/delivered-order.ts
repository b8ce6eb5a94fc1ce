import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import type { Db } from '../../../../src/server/database/schema.ts';
import { findOrderByCode } from '../../../../src/server/provider/orders/find-orders.ts';
import { byCommand, runDeliver, runPaid } from '../../../../src/server/provider/orders/orders.ts';
import { answerCustomer } from '../../../../src/server/staff/orders/order-acts.ts';
import { docx, essay } from '../samples.ts';
import type { TestServer } from '../start-server.ts';

export const placedOrder = async ({ send }: Pick<TestServer, 'send'>, token: string, changes: Fields = {}) =>
  (await send(calls.createOrder, { token, payload: { ...essay, ...changes } })).body.code;

/** Creates an order that is paid and delivered. Returns its code. */
export const deliveredOrder = async (server: TestServer, token: string, writer = 'W1001') => {
  const code = await placedOrder(server, token);
  const file = join(server.dataFolder, `${code}.docx`);
  await writeFile(file, docx);
  await runPaid(server.deps, [code]);
  await runDeliver(server.deps, [code, file, writer]);
  return code;
};

/** Writes to the customer of an order as its writer. */
export const replyTo = async ({ deps }: Pick<TestServer, 'deps'>, code: string, text: string) => {
  await answerCustomer(deps.db, byCommand(deps, await findOrderByCode(deps, code)), text);
};

/** Sets the bonus that an order will earn when it is approved, in US cents. */
export const promiseBonus = (db: Db, code: string, cents: number) =>
  db.updateTable('orders').set({ bonus_usd_cents: cents }).where('code', '=', code).execute();

/** Adds an amount to a client's Bonus Storage by a delivered and approved order; returns the order's code. */
export const earnBonus = async (server: TestServer, token: string, cents: number): Promise<string> => {
  const id = await deliveredOrder(server, token);
  await promiseBonus(server.deps.db, id, cents);
  await server.send(calls.approveOrder, { token, params: { id } });
  return id;
};

/** Returns the balance of a Bonus Storage and its entries, each as `kind cents`. */
export const storageOf = async ({ send }: Pick<TestServer, 'send'>, token: string) => {
  const { body } = await send(calls.bonus, { token });
  const entries = body.entries.map(({ kind, cents }: { kind: string; cents: number }) => `${kind} ${cents}`);
  return { balance: body.balanceCents, entries };
};
