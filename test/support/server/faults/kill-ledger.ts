import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { essay } from '../orders/essay.ts';
import { pdf } from '../samples.ts';
import type { ServerProcess } from '../start-process.ts';

const password = 'a quiet library';

/** Returns the content of the file of a key: about 160 kB, so that a kill can interrupt the upload. */
export const contentOf = (key: string): string => `${pdf}${`${key} `.repeat(16_000)}`;

/** Creates a record of all requested and of all acknowledged actions. */
export const createLedger = () => {
  /** Session tokens by e-mail address. */
  const accounts = new Map<string, string>();
  /** Order codes by idempotency key. */
  const orders = new Map<string, string>();
  /** Keys of uploaded files by file id. */
  const files = new Map<number, string>();
  const requestedOrders = new Set<string>();
  const requestedFiles = new Set<string>();
  return {
    accounts,
    orders,
    requestedOrders,
    files,
    requestedFiles,
    acknowledged: () => accounts.size + orders.size + files.size,
    register: async ({ send }: ServerProcess, email: string): Promise<number> => {
      const { status, body } = await send(calls.registration, { payload: { email, password } });
      if (status === 200) accounts.set(email, body.token);
      return status;
    },
    order: async ({ send }: ServerProcess, token: string, key: string) => {
      requestedOrders.add(key);
      const payload = { ...essay, topic: `Topic ${key}` };
      const request = { token, headers: { 'idempotency-key': key }, payload };
      const { status, body } = await send(calls.createOrder, request);
      assert.is(status, 201);
      const earlierCode = orders.get(key);
      if (earlierCode) assert.is(body.code, earlierCode, `${key} was acknowledged and is another order now`);
      orders.set(key, body.code);
    },
    upload: async ({ send }: ServerProcess, token: string, key: string) => {
      requestedFiles.add(key);
      const payload = { file: new File([contentOf(key)], `${key}.pdf`) };
      const { status, body } = await send(calls.uploadFile, { token, payload });
      assert.is(status, 201);
      assert.not.ok(files.has(body.id), 'an id was given twice');
      files.set(body.id, key);
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
