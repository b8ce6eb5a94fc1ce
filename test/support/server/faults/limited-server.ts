import * as calls from '../../../../src/api/calls.ts';
import type { Answer, AnyCall, RequestOptions } from '../send.ts';
import { startServer } from '../start-server.ts';

export const perMinute = 5;
export const perAccount = 3;

/** Makes a call `count` times in sequence; returns the statuses. */
export const repeatCall = async (
  count: number,
  send: (index: number) => Promise<Answer<unknown>>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await send(index)).status);
  return statuses;
};

/** Starts a server with low rate limits behind a trusted proxy, so that tests choose the addresses of their requests. */
export const startLimitedServer = async () => {
  const settings = { triesPerMinute: perMinute, triesPerAccount: perAccount, trustedProxies: 1 };
  const server = await startServer({ settings });
  let requestCount = 0;
  /** Sends a call from `address`; by default, each call comes from another address. */
  const from = <C extends AnyCall>(
    call: C,
    sent: RequestOptions,
    address = `198.51.100.${requestCount++ % 250}`,
  ) => server.send(call, { ...sent, headers: { 'x-forwarded-for': address } });
  return {
    ...server,
    from,
    /** Tries to log in, by default with a wrong password. */
    tryLogIn: (email: string, triedPassword = 'wrong', address?: string) =>
      from(calls.login, { payload: { email, password: triedPassword } }, address),
  };
};
