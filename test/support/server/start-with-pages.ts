import * as calls from '../../../src/api/calls.ts';
import type { Answer, AnyCall } from './send.ts';
import { password, startServer } from './start-server.ts';

export const landing = { origin: 'http://localhost:8080' };
export const own = { origin: 'http://my.localhost:8080' };
export const minute = 60_000;

/** Returns the cookie of an answer in the form in which the next request sends it. */
export const cookieOf = ({ headers }: Pick<Answer, 'headers'>) =>
  /^[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0] ?? '';

/**
 * Starts a server, with functions for the requests of a customer's pages: log in, hand off to the cabinet, open its session.
 */
export const startWithPages = async () => {
  const server = await startServer();
  /** Registers a customer and logs in on a landing page, or on another page, as a browser does; returns the token. */
  const registerOnPage = async (email: string, page = landing): Promise<string> => {
    await server.register(email);
    const payload = { email, password };
    return (await server.send(calls.login, { payload, headers: page })).body.token;
  };
  const handOff = async (token: string): Promise<string> => {
    const payload = { token: (await server.send(calls.handOff, { token })).body.token };
    return (await server.send(calls.loginToken, { payload, headers: own })).body.token;
  };
  /** Opens or renews the cabinet's session, as the cabinet's page does. */
  const openSession = ({
    token = '',
    cookie = '',
    isChosen,
    goesOn,
    origin = own.origin,
  }: Record<string, string | undefined>) =>
    server.send(calls.openSession, {
      token,
      payload: { isChosen, goesOn },
      headers: { origin, ...(cookie && { cookie }) },
    });
  const isAllowed = async (call: AnyCall, token: string | null | undefined, params = {}) =>
    (await server.send(call, { token, params })).status < 300;
  return { ...server, registerOnPage, handOff, openSession, isAllowed };
};
