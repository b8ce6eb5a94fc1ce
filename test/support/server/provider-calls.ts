import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Octavo } from '../browser/browser.ts';
import type { Person } from '../browser/order-journey.ts';
import { essay } from './samples.ts';
import type { AnyCall, RequestOptions } from './send.ts';

type Customer = Pick<Person, 'email' | 'password'>;

/** Runs the program of the provider's commands once for each command of the variable COMMANDS. */
const runCommands = `for (const [index, words] of JSON.parse(process.env.COMMANDS).entries()) {
  process.argv = [process.execPath, 'provider.js', ...words];
  await import(process.env.PROGRAM + '?' + index);
  if (process.exitCode) break;
}`;

/**
 * Creates calls and commands without a browser, which prepare accounts and read stored data, for the site of the server's landing
 * page unless `site` names another one.
 */
export const createProviderCalls = (
  { port, dataFolder, origin, send }: Octavo,
  site = new URL(origin).host,
) => {
  const request = async <C extends AnyCall>(call: C, sent: RequestOptions = {}) => {
    const { status, body } = await send(call, { site, ...sent });
    assert.ok(status < 300, `${call.path}: ${JSON.stringify(body)}`);
    return body;
  };
  /** Logs a registered customer in; returns the session token. */
  const tokenOf = async ({ email, password }: Customer) =>
    (await request(calls.login, { payload: { email, password } })).token;
  /** Runs several commands beside the running server in one process, because its start takes longer than a command. */
  const commands = (...lists: string[][]) => {
    const PROGRAM = pathToFileURL('dist/server/provider.js').href;
    const own = { PORT: String(port), DATA_DIR: dataFolder, COMMANDS: JSON.stringify(lists), PROGRAM };
    const env = { ...process.env, ...own };
    return execFileSync(process.execPath, ['--input-type=module', '-e', runCommands], {
      env,
      encoding: 'utf8',
    });
  };
  return {
    register: async (payload: Record<string, string>) =>
      void (await request(calls.registration, { payload })),
    tokenOf,
    /** Returns the code of the client's only order; throws if there are none or several. */
    onlyOrderOf: async (customer: Customer) => {
      const orders = await request(calls.orders, { token: await tokenOf(customer) });
      assert.is(orders.length, 1, 'orders placed');
      return orders[0].code;
    },
    /** Places an order for three pages and returns its code. */
    order: async (customer: Customer, topic: string) => {
      const payload = { ...essay, numberElements: '3', details: 'Three pages on margins.', topic };
      return (await request(calls.createOrder, { token: await tokenOf(customer), payload })).code;
    },
    command: (...words: string[]) => commands(words),
    commands,
  };
};
