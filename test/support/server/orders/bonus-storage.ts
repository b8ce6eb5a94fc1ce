import * as calls from '../../../../src/api/calls.ts';
import type { Db } from '../../../../src/server/database/schema.ts';
import type { TestServer } from '../start-server.ts';
import { deliveredOrder } from './delivered-order.ts';

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
