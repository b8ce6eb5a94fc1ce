import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Octavo } from '../browser/browser.ts';
import type { AnyCall, RequestOptions } from './send.ts';

/** Calls and commands without a browser, which prepare accounts and read stored data. */
export interface ProviderCalls {
  register(customer: Record<string, string>): Promise<void>;
  /** Logs a registered customer in; returns the session token. */
  tokenOf(customer: { email: string; password: string }): Promise<string>;
  /** Returns the code of the client's only order; throws if there are none or several. */
  onlyOrderOf(customer: { email: string; password: string }): Promise<string>;
  /** Places an order for three pages and returns its code. */
  order(customer: { email: string; password: string }, topic: string): Promise<string>;
  /** Runs a provider command beside the running server, for example `deliver`, `O-7K3M9Q` and a path. */
  command(...args: string[]): string;
  /** Runs several commands in one process, because its start takes longer than a command. */
  commands(...commands: string[][]): string;
  /** Returns the names of the files that are attached to an order. */
  filesOf(customer: { email: string; password: string }, code: string): Promise<string[]>;
}

const threePages = {
  typeId: '1',
  serviceId: '1',
  academicLevelId: '1',
  deadlineId: '9',
  numberElements: '3',
  numberSlides: '0',
  spacingType: 'double',
  details: 'Three pages on margins.',
  paymentSystemId: '1',
  currencyId: '1',
};

/** Runs the program of the provider's commands once for each command of the variable COMMANDS. */
const runCommands = `for (const [index, words] of JSON.parse(process.env.COMMANDS).entries()) {
  process.argv = [process.execPath, 'provider.js', ...words];
  await import(process.env.PROGRAM + '?' + index);
  if (process.exitCode) break;
}`;

/** Creates the calls of a server, for the site of its landing page unless `site` names another one. */
export const createProviderCalls = (
  { port, dataFolder, origin, send }: Octavo,
  site = new URL(origin).host,
): ProviderCalls => {
  const request = async <C extends AnyCall>(call: C, sent: RequestOptions = {}) => {
    const { status, body } = await send(call, { site, ...sent });
    assert.ok(status < 300, `${call.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const tokenOf = async ({ email, password }: { email: string; password: string }): Promise<string> =>
    (await request(calls.login, { payload: { email, password } })).token;
  const commands = (...lists: string[][]) => {
    const PROGRAM = pathToFileURL('dist/server/provider.js').href;
    const own = { PORT: String(port), DATA_DIR: dataFolder, COMMANDS: JSON.stringify(lists), PROGRAM };
    const env = { ...process.env, ...own };
    return execFileSync(process.execPath, ['--input-type=module', '-e', runCommands], {
      env,
      encoding: 'utf8',
    });
  };
  const command = (...words: string[]) => commands(words);
  return {
    register: async (payload) => void (await request(calls.registration, { payload })),
    tokenOf,
    onlyOrderOf: async (customer) => {
      const orders = await request(calls.orders, { token: await tokenOf(customer) });
      assert.is(orders.length, 1, 'orders placed');
      return orders[0].code;
    },
    order: async (customer, topic) => {
      const payload = { ...threePages, topic };
      return (await request(calls.createOrder, { token: await tokenOf(customer), payload })).code;
    },
    command,
    commands,
    filesOf: async (customer, orderId) => {
      const files = await request(calls.orderAttachments, {
        token: await tokenOf(customer),
        params: { orderId },
      });
      return files.map(({ name }) => name);
    },
  };
};
